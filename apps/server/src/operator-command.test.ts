import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { mainScript } from './testing/server-process.ts'
import { startTestApp } from './testing/test-app.ts'

// It starts the program a dozen times.
test('guildhall operator adds, lists and removes operators, and says what is wrong with its arguments', {
  timeout: 600_000,
}, async () => {
  const t = await startTestApp()
  const { email } = await t.insertUser('Ines')
  const operator = (...args: string[]) => {
    const env = { ...process.env, DATABASE_URL: t.url }
    const { status, stdout, stderr } = spawnSync(process.execPath, [mainScript, 'operator', ...args], {
      env,
      encoding: 'utf8',
    })
    return { status, said: stdout + stderr }
  }

  for (const [args, status, sentence] of [
    [[], 2, 'guildhall operator add'],
    [['make', email], 2, 'guildhall operator add'],
    [['add'], 2, 'guildhall operator add'],
    [['add', 'nobody@example.com'], 1, 'There is no account with the address nobody@example.com.'],
    [['remove', email], 1, `The account ${email} is not an operator.`],
  ] as const) {
    expect(operator(...args)).toEqual({ status, said: expect.stringContaining(sentence) })
  }
  expect(operator('list')).toEqual({ status: 0, said: 'There are no operators.\n' })

  expect(operator('add', email)).toEqual({ status: 0, said: expect.stringContaining(`${email} is an operator now.`) })
  expect(operator('list').said).toContain(`${email}  Ines  since `)
  expect(operator('remove', email)).toMatchObject({ status: 0 })
  expect(await t.value(`select array_agg(kind || ': ' || reason order by id) from operator_log`)).toEqual([
    'operator.added: Made on the machine.',
    'operator.removed: Made on the machine.',
  ])
})
