import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeEvents, docsFile } from './event-docs.ts'

test('docs/events.md is what the table of events says; after a change write it anew', () => {
  expect(readFileSync(docsFile, 'utf8')).toBe(describeEvents())
})
