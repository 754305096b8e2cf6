import { expect, test } from 'vitest'
import { signUpPerson } from '../../../testing/mailed-links.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { personalTables } from './personal-tables.ts'

test('every column that refers to an account is in the list of what a copy holds and a deletion removes', async () => {
  const t = await startTestApp()

  const { rows } = await t.pool.query<{ table: string; columns: string[] }>(
    `select conrelid::regclass::text as table, array_agg(attname::text order by attname) as columns
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
     where contype = 'f' and confrelid = 'users'::regclass and conparentid = 0 group by 1`,
  )

  const listed = personalTables.map(({ table, columns }) => ({ table, columns: [...columns].sort() }))
  expect(rows.sort(byTable)).toEqual(listed.sort(byTable))
})

test('a trigger refuses new rows of a deleted account exactly where the list says so', async () => {
  const t = await startTestApp()

  const { rows } = await t.pool.query<{ table: string }>(
    `select tgrelid::regclass::text as table from pg_trigger join pg_proc on pg_proc.oid = tgfoid
     where proname = 'refuse_deleted_account'`,
  )

  const guarded = personalTables.filter((entry) => entry.guarded).map(({ table }) => table)
  expect(rows.map(({ table }) => table).sort()).toEqual(guarded.sort())
})

test('every table is removed or kept with a reason', () => {
  const unexplained = personalTables.filter(({ deletion: { sql, removes, keeps, keptColumns } }) => {
    return !sql && !removes && !keeps && !keptColumns
  })

  expect(unexplained).toEqual([])
})

test('a person reads each item of what goes only once', async () => {
  const t = await startTestApp()
  const person = await signUpPerson(t)

  const { removed } = (await t.as(person).get('/api/account/deletion')).json<{ removed: string[] }>()

  expect(removed).toContain('Your passkeys')
  expect(removed).toEqual([...new Set(removed)])
})

const byTable = (one: { table: string }, other: { table: string }) => one.table.localeCompare(other.table)
