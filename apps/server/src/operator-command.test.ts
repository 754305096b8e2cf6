import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { runCommand, setEnvironment } from './testing/run-command.ts'
import { mainScript } from './testing/server-process.ts'
import { startTestApp } from './testing/test-app.ts'

const operator = (...args: string[]) => runCommand('operator', ...args)

test('guildhall operator adds, lists and removes operators, and says what is wrong with its arguments', async () => {
  const t = await startTestApp()
  const { email } = await t.insertUser('Ines')
  setEnvironment({ DATABASE_URL: t.url })

  for (const [args, name, sentence] of [
    [[], 'UsageError', 'guildhall operator add'],
    [['make', email], 'UsageError', 'guildhall operator add'],
    [['add'], 'UsageError', 'guildhall operator add'],
    [['add', 'nobody@example.com'], 'StartupError', 'There is no account with the address nobody@example.com.'],
    [['remove', email], 'StartupError', `The account ${email} is not an operator.`],
  ] as const) {
    await expect(operator(...args)).rejects.toMatchObject({ name, message: expect.stringContaining(sentence) })
  }
  expect(await operator('list')).toMatchObject({ text: 'There are no operators.' })

  expect(await operator('add', email)).toMatchObject({ text: expect.stringContaining(`${email} is an operator now.`) })
  expect((await operator('list'))?.text).toContain(`${email}  Ines  since `)
  await operator('remove', email)
  expect(await t.value(`select array_agg(kind || ': ' || reason order by id) from operator_log`)).toEqual([
    'operator.added: Made on the machine.',
    'operator.removed: Made on the machine.',
  ])
})

test.each([
  { args: ['list'], status: 0, said: 'There are no operators.' },
  {
    args: ['remove', 'nobody@example.com'],
    status: 1,
    said: 'There is no account with the address nobody@example.com.',
  },
  { args: ['make'], status: 2, said: 'guildhall operator add' },
])('the program says so and ends with $status: operator $args', async ({ args, status, said }) => {
  const t = await startTestApp()
  const env = { ...process.env, DATABASE_URL: t.url }
  const ended = spawnSync(process.execPath, [mainScript, 'operator', ...args], { env, encoding: 'utf8' })

  expect([ended.status, ended.stdout + ended.stderr]).toEqual([status, expect.stringContaining(said)])
})
