import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checks, databaseChecks } from './doctor/checks.ts'
import { checkoutFolder } from './platform/config/config.ts'
import { mainScript, startServerProcess } from './testing/server-process.ts'
import { startSilentServer } from './testing/smtp-server.ts'
import { startTestApp } from './testing/test-app.ts'

function doctor(settings: Record<string, string>, ...args: string[]) {
  const env = { ...process.env, ...settings }
  return spawnSync(process.execPath, [mainScript, 'doctor', ...args], { env, encoding: 'utf8' })
}

type Report = { problems: number; warnings: number; findings: { check: string; level: string; what: string }[] }

test('guildhall doctor names what is wrong for people and for programs, and exits with 1', async () => {
  const t = await startTestApp()
  const settings = { ...t.databaseSettings, GUILDHALL_DATA_DIR: t.folder }

  const [text, json] = [doctor(settings), doctor(settings, '--json')]

  expect([text.status, text.stderr, json.status, json.stderr]).toEqual([1, '', 1, ''])
  expect(text.stdout).toMatch(/^Problem +durability +PostgreSQL runs with fsync = off: .+\n +Set fsync = on/m)
  const { problems, findings } = JSON.parse(json.stdout) as Report
  expect(problems).toBe(findings.filter(({ level }) => level === 'problem').length)
  expect(findings.filter(({ check }) => check === 'schema')).toMatchObject([{ level: 'ok' }])
  for (const url of Object.values(t.databaseSettings)) expect(text.stdout).not.toContain(new URL(url).password)
})

test('without its database, and with a mail server that says nothing, the rest is told, and no password', async () => {
  const [smtp, t] = [await startSilentServer(), await startTestApp()]

  const { status, stdout } = doctor({
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

test('with the built-in PostgreSQL it finds no problem, beside a running server and without one', async () => {
  const server = await startServerProcess({ DATABASE_URL: '', GUILDHALL_DEMO: '0' })
  onTestFinished(() => server.stop())
  const settings = { DATABASE_URL: '', DATABASE_MIGRATION_URL: '', GUILDHALL_DATA_DIR: server.dataDir }

  const beside = doctor(settings)
  process.kill(server.pid, 'SIGTERM')
  await expect.poll(() => server.hasExited()).toBe(true)
  const alone = doctor(settings)

  for (const { status, stdout } of [beside, alone]) {
    expect(status, stdout).toBe(0)
    expect(stdout).toMatch(/\n0 problems, \d+ warnings?\.\n$/)
  }
})

test('guildhall doctor takes no words', () => {
  const { status, stderr } = doctor({}, 'now')

  expect([status, stderr]).toEqual([2, expect.stringContaining('guildhall doctor')])
})

test('docs/operations.md names each check', () => {
  const page = readFileSync(path.join(checkoutFolder, 'docs', 'operations.md'), 'utf8')
  const table = page.split('\n## Looking for trouble\n')[1]?.split('\n## ')[0] ?? ''
  const named = [...table.matchAll(/^\| (?!check \||-)([^|]+) \|/gm)].map(([, name = '']) => name)

  const names = [...checks, ...databaseChecks].map(({ name }) => name)
  expect(named.toSorted()).toEqual(['database', ...names].toSorted())
})
