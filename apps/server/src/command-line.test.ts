import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { addOperator } from './modules/8-moderation/operators/shared/manage-operators.ts'
import { arrangeHire } from './testing/contracts.ts'
import { waitUntilBlocked } from './testing/race.ts'
import { runCommand, setEnvironment } from './testing/run-command.ts'
import { mainScript } from './testing/server-process.ts'
import { startTestApp } from './testing/test-app.ts'

test('guildhall user shows, suspends, exports and deletes an account, and says what is in the way', async () => {
  const t = await startTestApp()
  const { client, clientUser: busy } = await arrangeHire(t)
  const [ada, ines] = [await t.insertUser('Ada'), await t.insertUser('Ines')]
  setEnvironment({ DATABASE_URL: t.url, GUILDHALL_DATA_DIR: t.folder })
  await addOperator(t.deps, ines.email)
  const copy = path.join(t.folder, 'copy.zip')

  expect(await runCommand('user', 'show', ada.email)).toMatchObject({
    text: expect.stringMatching(`Address +${ada.email}\n`),
    json: { _id: ada.id, isSuspended: false, isOperator: false },
  })
  await runCommand('user', 'export', ada.email, copy)
  expect(existsSync(copy)).toBe(true)
  const suspend = ['user', 'suspend', ada.email, '--reason', 'Spam.']
  await expect(runCommand(...suspend, '--by', busy.email)).rejects.toThrow('is no operator')
  await runCommand(...suspend, '--by', ines.email)
  expect(await runCommand('user', 'show', ada.email)).toMatchObject({ json: { isSuspended: true } })
  await expect(runCommand('user', 'delete', ada.email)).rejects.toThrow('--yes')
  await expect(runCommand('user', 'delete', busy.email, '--yes')).rejects.toThrow('in progress')
  await runCommand('user', 'delete', ada.email, '--yes')
  await expect(runCommand('user', 'show', ada.email)).rejects.toThrow('There is no account with the address')
  expect((await client.get('/api/contracts?role=client')).statusCode).toBe(200)
})

test.each([
  { words: ['ledgers'], name: 'ledgers' },
  { words: ['ledger'], name: 'ledger' },
  { words: ['start', '--now'], name: 'start --now' },
])('guildhall $name is no command, and ends with 2', ({ words, name }) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [mainScript, ...words], { encoding: 'utf8' })

  expect([status, stdout, stderr.trim()]).toEqual([2, '', `Unknown command: ${name}. See guildhall --help.`])
})

test('a command whose connection PostgreSQL ends says so in a sentence, without what it asked, and ends with 1', async () => {
  const t = await startTestApp()
  const holder = await t.pool.connect()
  await holder.query('begin; lock table users')
  const env = { ...process.env, ...t.databaseSettings, GUILDHALL_DATA_DIR: t.folder }
  const command = promisify(execFile)(process.execPath, [mainScript, 'user', 'show', 'ada@example.com'], { env })
  const failed = command.catch((error: unknown) => error)

  await waitUntilBlocked(t.pool, 1)
  await t.queryAsOwner(`select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`)
  holder.release(true)

  expect(await failed).toMatchObject({
    code: 1,
    stdout: '',
    stderr:
      '\nThe connection to the database was lost or refused: terminating connection due to administrator command. Try again.\n\n',
  })
})

test.each([
  { typed: ['led'], offered: 'ledger' },
  { typed: ['ledger', ''], offered: 'audit verify' },
  { typed: ['ledger', 'audit', '--j'], offered: '--json' },
  { typed: ['operator', 're'], offered: 'remove' },
  { typed: ['user', 'show', '--h'], offered: '--help' },
])('a shell completes $typed to $offered', async ({ typed, offered }) => {
  const script = (await runCommand('completion', 'bash'))?.text
  const words = typed.map((word) => `'${word}'`).join(' ')
  const ask = `COMP_WORDS=(guildhall ${words}); COMP_CWORD=${typed.length}; _guildhall; echo "\${COMPREPLY[@]}"`

  expect(spawnSync('bash', ['-c', `${script}\n${ask}`], { encoding: 'utf8' }).stdout.trim()).toBe(offered)
})

test('guildhall backup prints for programs what it wrote, and restore refuses beside a server', async () => {
  const t = await startTestApp()
  await t.insertUser()
  const file = path.join(t.folder, 'guildhall.tar')
  const run = (...args: string[]) => {
    const env = { ...process.env, ...t.databaseSettings, GUILDHALL_DATA_DIR: t.folder }
    return spawnSync(process.execPath, [mainScript, ...args], { env, encoding: 'utf8' })
  }

  const written = run('backup', file, '--json')
  expect(written.status, written.stderr).toBe(0)
  expect(JSON.parse(written.stdout)).toMatchObject({
    file,
    rows: { 'public.operators': expect.any(Number) },
    missing: [],
  })
  const refused = run('restore', file)
  expect([refused.status, refused.stdout]).toEqual([1, ''])
  expect(refused.stderr).toContain('Guildhall is running on this database. Stop it first.')
})

test.each([
  ['restore', '--identity', 'a file with the key'],
  ['backup', '--recipient', 'a public key'],
])('guildhall %s does not repeat a secret key that was given to %s', async (command, option, wanted) => {
  const secret = `AGE-SECRET-KEY-1${'Q'.repeat(58)}`
  const said = await runCommand(command, 'backup.tar', option, secret).then(
    () => 'nothing',
    (error: Error) => error.message,
  )
  expect(said).toContain(wanted)
  expect(said).not.toContain(secret)
})
