import type { FindingsView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { insertOperator } from '../../../testing/operators.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { openFindings } from './get-findings.ts'

test('GET /api/admin/doctor says what the doctor says, the worst first, and no password', async () => {
  const t = await startTestApp()
  const as = t.as(await insertOperator(t))

  const answer = await as.get('/api/admin/doctor')

  const { findings } = answer.json<FindingsView>()
  const levels = findings.map(({ level }) => level)
  expect(levels.indexOf('ok')).toBeGreaterThan(levels.lastIndexOf('problem'))
  expect(findings).toContainEqual({
    check: 'durability',
    level: 'problem',
    what: expect.stringContaining('PostgreSQL runs with fsync = off'),
    todo: expect.stringContaining('Set fsync = on'),
  })
  expect(findings).toContainEqual({ check: 'schema', level: 'ok', what: expect.any(String), todo: null })
  for (const url of Object.values(t.databaseSettings)) expect(answer.body).not.toContain(new URL(url).password)
})

test('whoever asks while the checks run, or soon after, gets the same answer, and a failure is not kept', async () => {
  let [now, runs] = [0, 0]
  const gate = Promise.withResolvers<void>()
  const getFindings = openFindings({
    clock: () => new Date(now),
    async inspect() {
      runs += 1
      if (runs === 1) throw new Error('no database')
      await gate.promise
      return []
    },
  })
  await expect(getFindings()).rejects.toThrow('no database')

  const both = [getFindings(), getFindings()]
  now = 1_000_000
  gate.resolve()
  const [first, second] = await Promise.all(both)

  expect(second).toBe(first)
  expect(await getFindings()).toBe(first)
  now += 20_000
  expect(await getFindings()).not.toBe(first)
  expect(runs).toBe(3)
})
