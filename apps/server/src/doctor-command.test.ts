import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { checks, databaseChecks } from './doctor/checks.ts'
import { checkoutFolder } from './platform/config/config.ts'
import { requestConnections } from './platform/database/database.ts'
import { connectionsOfRole, upkeepConnections } from './process-connections.ts'
import { openDeafLine } from './testing/deaf-line.ts'
import { mainScript, startServerProcess } from './testing/server-process.ts'
import { startEndlessServer, startSilentServer } from './testing/smtp-server.ts'
import { startTestApp } from './testing/test-app.ts'

async function doctor(settings: Record<string, string>, ...args: string[]) {
  const env = { ...process.env, ...settings }
  const child = spawn(process.execPath, [mainScript, 'doctor', ...args], { env })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { status, stdout, stderr }
}

/** The machine may stall. */
const patiently = ['--seconds', '120']

type Report = { problems: number; warnings: number; findings: { check: string; level: string; what: string }[] }

test('guildhall doctor names what is wrong for people and for programs, and exits with 1', async () => {
  const t = await startTestApp()
  const settings = { ...t.databaseSettings, GUILDHALL_DATA_DIR: t.folder }

  const [plain, json] = await Promise.all([doctor(settings, ...patiently), doctor(settings, ...patiently, '--json')])

  expect([plain.status, plain.stderr, json.status, json.stderr]).toEqual([1, '', 1, ''])
  expect(plain.stdout).toMatch(/^Problem +durability +PostgreSQL runs with fsync = off: .+\n +Set fsync = on/m)
  const { problems, findings } = JSON.parse(json.stdout) as Report
  expect(problems).toBe(findings.filter(({ level }) => level === 'problem').length)
  expect(findings.filter(({ check }) => check === 'schema')).toMatchObject([{ level: 'ok' }])
  for (const url of Object.values(t.databaseSettings)) expect(plain.stdout).not.toContain(new URL(url).password)
})

test('without its database, and with a mail server that says nothing, the rest is told, and no password', async () => {
  const [smtp, t] = [await startSilentServer(), await startTestApp()]

  const { status, stdout } = await doctor({
    DATABASE_URL: 'postgresql://me:pass-of-db@127.0.0.1:1/guildhall',
    SMTP_URL: smtp.replace('://', '://hall:pass-of-mail@'),
    GUILDHALL_DATA_DIR: t.folder,
  })

  expect(status).toBe(1)
  expect(stdout).toMatch(/^Problem +database +No database answers at 127\.0\.0\.1:1/m)
  expect(stdout).toMatch(/^Problem +mail server +The mail server 127\.0\.0\.1:\d+ cannot be used/m)
  expect(stdout).toMatch(/^\w+ +disk /m)
  expect(stdout).not.toMatch(/pass-of-/)
})

test('an address of the database that nobody can read hides no other finding', async () => {
  const t = await startTestApp()

  const { status, stdout, stderr } = await doctor({
    DATABASE_URL: 'postgresql://127.0.0.1:1/%ff',
    GUILDHALL_DATA_DIR: t.folder,
  })

  expect([status, stderr]).toEqual([1, ''])
  expect(stdout).toMatch(/^Problem +database +.+\n +Repair this first/m)
  expect(stdout).toMatch(/^\w+ +disk /m)
})

test('a database and a mail server that never come to an end are left, and the doctor ends', async () => {
  const [smtp, t] = [await startEndlessServer(), await startTestApp()]

  const { status, stdout } = await doctor({
    DATABASE_URL: await openDeafLine(t.databaseSettings.DATABASE_URL, 'server_version'),
    SMTP_URL: smtp.url,
    GUILDHALL_DATA_DIR: t.folder,
  })

  expect(status).toBe(1)
  expect(stdout).toMatch(/^Problem +database +The database at .+ cannot be used/m)
  expect(stdout).toMatch(/^Problem +mail server +.+ it did not finish within 8 seconds/m)
})

test('with the built-in PostgreSQL it finds no problem, beside a running server and without one', async () => {
  const server = await startServerProcess({ DATABASE_URL: '', GUILDHALL_DEMO: '0' })
  onTestFinished(() => server.stop())
  const settings = { DATABASE_URL: '', DATABASE_MIGRATION_URL: '', GUILDHALL_DATA_DIR: server.dataDir }

  const beside = await doctor(settings, ...patiently)
  process.kill(server.pid, 'SIGTERM')
  await expect.poll(() => server.hasExited()).toBe(true)
  const alone = await doctor(settings, ...patiently)

  for (const { status, stdout } of [beside, alone]) {
    expect(status, stdout).toBe(0)
    expect(stdout).toMatch(/\n0 problems, \d+ warnings?\.\n$/)
  }
})

test.each([[['now']], [['--seconds', 'few']], [['--seconds', '0']]])(
  'guildhall doctor does not take %j',
  async (args) => {
    const { status, stderr } = await doctor({}, ...args)

    expect([status, stderr]).toEqual([2, expect.stringContaining('guildhall doctor --seconds')])
  },
)

const page = readFileSync(path.join(checkoutFolder, 'docs', 'operations.md'), 'utf8')

test('docs/operations.md says how many connections a process opens', () => {
  const said = /opens up to (\d+) connections: (\d+) for requests, (\d+) for background jobs/.exec(
    page.replaceAll('\n', ' '),
  )

  expect(said?.slice(1).map(Number)).toEqual([connectionsOfRole.both, requestConnections, upkeepConnections])
})

test('docs/operations.md names each check', () => {
  const table = page.split('\n## Looking for trouble\n')[1]?.split('\n## ')[0] ?? ''
  const named = [...table.matchAll(/^\| (?!check \||-)([^|]+) \|/gm)].map(([, name = '']) => name)

  const names = [...checks, ...databaseChecks].map(({ name }) => name)
  expect(named.toSorted()).toEqual(['database', ...names].toSorted())
})
