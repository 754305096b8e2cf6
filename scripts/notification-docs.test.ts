import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeNotifications, docsFile } from './notification-docs.ts'

test('docs/notifications.md is what the table of kinds says; after a change write it anew', () => {
  expect(readFileSync(docsFile, 'utf8')).toBe(describeNotifications())
})
