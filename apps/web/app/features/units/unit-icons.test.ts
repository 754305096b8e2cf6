import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hasIcon } from './unit-icons.ts'

const folder = path.join(import.meta.dirname, '../../../../../packages/content/units')

test('every unit has its icon', () => {
  const named = readdirSync(folder).map(
    (file) => (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { icon: string }).icon,
  )

  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((icon) => !hasIcon(icon))).toEqual([])
})
