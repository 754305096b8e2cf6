import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checks, databaseChecks } from './doctor/checks.ts'
import { checkoutFolder } from './platform/config/config.ts'
import { requestConnections } from './platform/database/database.ts'
import { connectionsOfRole, upkeepConnections } from './process-connections.ts'
import { doctor, patiently } from './testing/run-doctor.ts'
import { startSilentServer } from './testing/smtp-server.ts'
import { startTestApp } from './testing/test-app.ts'

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

test.each([[['now']], [['--seconds', 'few']], [['--seconds', '0']]])(
  'guildhall doctor does not take %j',
  async (args) => {
    const { status, stderr } = await doctor({}, ...args)

    expect([status, stderr]).toEqual([2, expect.stringContaining('guildhall doctor --seconds')])
  },
)

const readPage = (name: string) => readFileSync(path.join(checkoutFolder, 'docs', 'operations', name), 'utf8')

test('docs/operations/database.md says how many connections a process opens', () => {
  const said = /opens up to (\d+) connections: (\d+) for requests, (\d+) for background jobs/.exec(
    readPage('database.md').replaceAll('\n', ' '),
  )

  expect(said?.slice(1).map(Number)).toEqual([connectionsOfRole.both, requestConnections, upkeepConnections])
})

test('docs/operations/watching.md names each check', () => {
  const table = readPage('watching.md').split('\n## Looking for trouble\n')[1]?.split('\n## ')[0] ?? ''
  const named = [...table.matchAll(/^\| (?!check \||-)([^|]+) \|/gm)].map(([, name = '']) => name)

  const names = [...checks, ...databaseChecks].map(({ name }) => name)
  expect(named.toSorted()).toEqual(['database', ...names].toSorted())
})
