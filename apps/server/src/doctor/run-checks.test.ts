import { expect, test } from 'vitest'
import { queryPlanned } from '../platform/database/database.ts'
import { installationOf } from '../testing/doctor-context.ts'
import { patience } from '../testing/patience.ts'
import { startTestApp } from '../testing/test-app.ts'
import { describeFindings } from './describe-findings.ts'
import { type Check, type OpenInstallation, ok } from './finding.ts'
import { runChecks } from './run-checks.ts'

const run = async (check: Check<OpenInstallation>['run'], { settings = {}, limitMs = patience.timeout } = {}) =>
  runChecks([{ name: 'one', run: check }], { ...installationOf(await startTestApp(), settings), limitMs })

test('a check that is not done in time is a problem, and is told to stop', async () => {
  const stopped = Promise.withResolvers<void>()

  const found = await run(
    (_installation, signal) => {
      signal.addEventListener('abort', () => stopped.resolve())
      return new Promise(() => {})
    },
    { limitMs: 50 },
  )

  expect(found).toMatchObject([{ check: 'one', level: 'problem', what: 'There was no answer within 0.05 seconds.' }])
  await stopped.promise
})

test('a check that throws is a problem with its reason, on one line and without a secret', async () => {
  const found = await run(
    () => Promise.reject(new Error('outside', { cause: new Error('the key\nhush-hush-key is no good.') })),
    { settings: { AI_PROVIDER: 'anthropic', AI_MODEL: 'm', AI_API_KEY: 'hush-hush-key' } },
  )

  expect(found).toMatchObject([{ what: 'This could not be checked: the key *** is no good.' }])
})

test('a check that misses tables of this release says so', async () => {
  const found = await run(({ database }) => queryPlanned(database.db, 'select from no_such_table', []).then(() => []))

  expect(found).toMatchObject([{ level: 'problem', todo: 'Run guildhall migrate.' }])
})

test('the worst is told first, and what is well needs nothing done', () => {
  const text = describeFindings([
    { check: 'one', ...ok('It is fine.') },
    { check: 'the other', level: 'warning', what: 'It ends soon.', todo: 'Renew it.' },
    { check: 'third', level: 'problem', what: 'It is broken.', todo: 'Repair it.' },
  ])

  expect(text.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, ' | '))).toEqual([
    ...['Problem | third | It is broken.', 'Repair it.', 'Warning | the other | It ends soon.', 'Renew it.'],
    ...['OK | one | It is fine.', '', '1 problem, 1 warning.'],
  ])
})
