import { selectableSkills } from '@guildhall/contract'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { Deps } from '../../../../deps.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { rehearseAttempts } from './rehearse-attempts.ts'

/** How many rows each table has, those of jobs included. */
async function countRows({ databaseSettings }: TestApp): Promise<Record<string, string>> {
  const client = new pg.Client(databaseSettings.DATABASE_MIGRATION_URL)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; count: string }>(
      `select table_schema || '.' || table_name as name,
         query_to_xml(format('select count(*) from %I.%I', table_schema, table_name), false, true, '')::text as count
       from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  } finally {
    await client.end()
  }
}

test('every skill is rehearsed until its attempt is graded, and nothing of it stays', async () => {
  const t = await startTestApp()
  const recorded: string[] = []
  const record: Deps['events']['record'] = (tx, now, ...events) => {
    recorded.push(...events.map(({ kind }) => kind))
    return t.deps.events.record(tx, now, ...events)
  }
  const before = await countRows(t)

  let rehearsed = 0
  for await (const _ of rehearseAttempts({ ...t.deps, events: { ...t.deps.events, record } })) rehearsed++

  expect(rehearsed).toBe(selectableSkills.length)
  expect(recorded).toEqual(selectableSkills.map(() => 'assessment.not_passed'))
  expect(Object.keys(before)).toContain('public.assessment_attempts')
  expect(await countRows(t)).toEqual(before)
})
