import { expect, onTestFinished, test } from 'vitest'
import { openDeafLine } from './testing/deaf-line.ts'
import { doctor, patiently } from './testing/run-doctor.ts'
import { startServerProcess } from './testing/server-process.ts'
import { startEndlessServer } from './testing/smtp-server.ts'
import { startTestApp } from './testing/test-app.ts'

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
