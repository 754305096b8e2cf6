import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { dayMs } from '@guildhall/contract'
import { expect, onTestFinished, test } from 'vitest'
import { inTime, patientOf } from '../testing/patient.ts'
import { testCertificate } from '../testing/smtp-certificate.ts'
import { startTestApp } from '../testing/test-app.ts'
import { checkCertificate } from './check-certificate.ts'
import { checkPublicAddress } from './check-public-address.ts'

/** Not one of the addresses that count as this machine's own, so it stands for a public one. */
const host = '127.0.0.2'

async function serve(answer: RequestListener, tls?: typeof testCertificate): Promise<string> {
  const server = tls ? createTlsServer(tls, answer) : createServer(answer)
  server.listen(0, host)
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `${tls ? 'https' : 'http'}://${host}:${(server.address() as AddressInfo).port}`
}

const unencrypted = { level: 'warning', what: expect.stringContaining('not encrypted') }

test('a public address leads to this installation', async () => {
  const t = await startTestApp({ fresh: true })
  const address = await t.app.listen({ host, port: 0 })

  expect(await checkPublicAddress(patientOf(t, { PUBLIC_URL: address }), inTime)).toMatchObject([
    unencrypted,
    { level: 'ok', what: `${address} is this installation.` },
  ])
})

test('another installation behind the public address is a problem', async () => {
  const t = await startTestApp()
  const key = { kty: 'OKP', crv: 'Ed25519', x: 'AAAA', kid: 'https://other.example/keys/1', alg: 'EdDSA', use: 'sig' }
  const address = await serve((_request, response) => response.end(JSON.stringify({ keys: [key] })))

  expect(await checkPublicAddress(patientOf(t, { PUBLIC_URL: address }), inTime)).toMatchObject([
    unencrypted,
    { level: 'problem', what: expect.stringContaining('another installation') },
  ])
})

test.each<{ what: string; answer: RequestListener; says: string }>([
  { what: 'another program', answer: (_, response) => response.end('<p>It works!</p>'), says: 'the status 200' },
  {
    what: 'a proxy without a server behind it',
    answer: (_, response) => response.writeHead(502).end('Bad gateway'),
    says: 'the status 502',
  },
  {
    what: 'a redirect',
    answer: (_, response) => response.writeHead(301, { location: 'https://www.guildhall.example/' }).end(),
    says: 'leads on to https://www.guildhall.example/',
  },
  { what: 'nobody', answer: (request) => request.socket.destroy(), says: 'cannot be reached' },
])('$what behind the public address is a warning', async ({ answer, says }) => {
  const t = await startTestApp()
  const address = await serve(answer)

  expect(await checkPublicAddress(patientOf(t, { PUBLIC_URL: address }), inTime)).toMatchObject([
    unencrypted,
    { level: 'warning', what: expect.stringContaining(says) },
  ])
})

test('an installation of this machine needs no address; one that others reach does', async () => {
  const t = await startTestApp()

  expect(await checkPublicAddress(patientOf(t), inTime)).toMatchObject([{ level: 'ok' }])
  expect(await checkPublicAddress(patientOf(t, { HOST: '0.0.0.0' }), inTime)).toMatchObject([
    { level: 'warning', todo: expect.stringContaining('Set PUBLIC_URL') },
  ])
})

test('a proxy that is not named is a warning; a certificate that nobody trusts is a problem, and its end is seen coming', async () => {
  const t = await startTestApp()
  const address = await serve((_request, response) => response.end(), testCertificate)
  const settings = { PUBLIC_URL: address }

  expect(await checkPublicAddress(patientOf(t, settings), inTime)).toMatchObject([
    { level: 'warning', what: expect.stringContaining('TRUST_PROXY') },
    { level: 'warning', what: expect.stringContaining('self-signed certificate') },
  ])
  const untrusted = { level: 'problem', what: expect.stringContaining('SELF_SIGNED') }
  expect(await checkCertificate(patientOf(t, settings), inTime)).toMatchObject([untrusted])
  expect(await checkCertificate(patientOf(t, settings, 36_500 * dayMs), inTime)).toMatchObject([
    untrusted,
    { level: 'warning', what: expect.stringContaining('ends at 2126-10-29') },
  ])
})
