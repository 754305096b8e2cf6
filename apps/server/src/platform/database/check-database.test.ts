import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, inject, test } from 'vitest'
import { openDeafLine } from '../../testing/deaf-line.ts'
import { patience } from '../../testing/patience.ts'
import { findFreePort } from '../embedded-postgres/server-process.ts'
import { StartupError } from '../process/startup-error.ts'
import { checkDatabase } from './check-database.ts'

const change = (part: Partial<Pick<URL, 'username' | 'password' | 'port' | 'hostname' | 'pathname'>>) =>
  Object.assign(new URL(inject('postgresUrl')), part).href

const complaintAbout = (url: string) =>
  checkDatabase(url).then(
    () => 'none',
    (error: unknown) => (error instanceof StartupError ? error.message : `no StartupError: ${String(error)}`),
  )

test('a database that can be used gives no reason to complain', async () => {
  expect(await complaintAbout(inject('postgresUrl'))).toBe('none')
})

test('each thing that can be wrong with DATABASE_URL is said in a sentence', async () => {
  const freePort = String(await findFreePort())

  expect(await complaintAbout(change({ port: freePort }))).toBe(
    `No database answers at 127.0.0.1:${freePort}. Is it running? DATABASE_URL says it is there.`,
  )
  expect(await complaintAbout(change({ pathname: '/nowhere' }))).toMatch(
    /^The database server at 127\.0\.0\.1:\d+ has no database called nowhere\. Create it, or correct DATABASE_URL\.$/,
  )
  expect(await complaintAbout(change({ password: 'S3cret' }))).toMatch(
    /^The database at 127\.0\.0\.1:\d+ refuses the user \w+ and password in DATABASE_URL: /,
  )
  expect(await complaintAbout(change({ hostname: 'nowhere.invalid' }))).toBe(
    'There is no machine called nowhere.invalid, which DATABASE_URL names.',
  )
})

test('no complaint repeats the password', async () => {
  const urls = [
    change({ password: 'S3cret' }),
    change({ password: 'S3cret', pathname: '/nowhere' }),
    change({ password: 'S3cret', hostname: 'nowhere.invalid' }),
  ]

  for (const url of urls) expect(await complaintAbout(url)).not.toContain('S3cret')
})

test('a database that says nothing after the greeting is given up', async () => {
  const url = await openDeafLine(inject('postgresUrl'), 'server_version')

  const limits = { connectMs: patience.timeout, answerMs: 500 }
  await expect(checkDatabase(url, 'DATABASE_URL', limits)).rejects.toThrow(
    /^The database at 127\.0\.0\.1:\d+, which DATABASE_URL names, cannot be used: Query read timeout\.$/,
  )
})

test('something else that answers at the port is not taken for a database', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()

  const complaint = await complaintAbout(
    change({ port: String(typeof address === 'object' ? address?.port : ''), hostname: '127.0.0.1' }),
  )
  server.close()

  expect(complaint).toMatch(/^The database at 127\.0\.0\.1:\d+, which DATABASE_URL names, cannot be used: ./)
})
