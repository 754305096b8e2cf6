import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { dayMs } from '@guildhall/contract'
import { expect, onTestFinished, test } from 'vitest'
import { installationOf, inTime } from '../testing/doctor-context.ts'
import { testCertificate } from '../testing/smtp-certificate.ts'
import { startTestApp } from '../testing/test-app.ts'
import { checkCertificate, judgeCertificate } from './check-certificate.ts'
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

  expect(await checkPublicAddress(installationOf(t, { PUBLIC_URL: address }), inTime)).toMatchObject([
    unencrypted,
    { level: 'ok', what: `${address} is this installation.` },
  ])
})

test('another installation behind the public address is a problem', async () => {
  const t = await startTestApp()
  const key = { kty: 'OKP', crv: 'Ed25519', x: 'AAAA', kid: 'https://other.example/keys/1', alg: 'EdDSA', use: 'sig' }
  const address = await serve((_request, response) => response.end(JSON.stringify({ keys: [key] })))

  expect(await checkPublicAddress(installationOf(t, { PUBLIC_URL: address }), inTime)).toMatchObject([
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

  expect(await checkPublicAddress(installationOf(t, { PUBLIC_URL: address }), inTime)).toMatchObject([
    unencrypted,
    { level: 'warning', what: expect.stringContaining(says) },
  ])
})

test('an installation of this machine needs no address; one that others reach does', async () => {
  const t = await startTestApp()

  expect(await checkPublicAddress(installationOf(t), inTime)).toMatchObject([{ level: 'ok' }])
  expect(await checkPublicAddress(installationOf(t, { HOST: '0.0.0.0' }), inTime)).toMatchObject([
    { level: 'warning', todo: expect.stringContaining('Set PUBLIC_URL') },
  ])
})

test('a proxy that is not named, and a certificate that this machine does not trust, are warnings', async () => {
  const t = await startTestApp()
  const address = await serve((_request, response) => response.end(), testCertificate)
  const settings = { PUBLIC_URL: address }

  expect(await checkPublicAddress(installationOf(t, settings), inTime)).toMatchObject([
    { level: 'warning', what: expect.stringContaining('TRUST_PROXY') },
    { level: 'warning', what: expect.stringContaining('self-signed certificate') },
  ])
  expect(await checkCertificate(installationOf(t, settings), inTime)).toMatchObject([
    {
      level: 'warning',
      what: 'This machine does not trust the certificate of 127.0.0.2 (DEPTH_ZERO_SELF_SIGNED_CERT).',
    },
  ])
  // Trusted, it is still one for another address.
  expect(await checkCertificate(installationOf(t, settings), inTime, testCertificate.cert)).toMatchObject([
    { level: 'problem', what: 'The certificate is not made out for 127.0.0.2, so browsers refuse it.' },
  ])
})

const [expired, otherName, unknownIssuer] = [
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]
test.each([
  { days: 30, refusal: undefined, findings: ['ok: holds for 30 more days'] },
  { days: 13, refusal: undefined, findings: ['warning: ends at 2026-12-14T'] },
  { days: 30, refusal: unknownIssuer, findings: ['warning: This machine does not trust'] },
  { days: 30, refusal: otherName, findings: ['problem: not made out for hall.example'] },
  { days: -1, refusal: expired, findings: ['problem: has expired'] },
  { days: 30, refusal: expired, findings: ['problem: hall.example, or one of its issuers, has expired'] },
  { days: 30, refusal: 'CERT_NOT_YET_VALID', findings: ['problem: begins later than now'] },
  { days: -1, refusal: unknownIssuer, findings: ['problem: has expired', 'warning: This machine does not trust'] },
])('a certificate with $days days left that is refused with $refusal', ({ days, refusal, findings }) => {
  const now = new Date('2026-12-01T00:00:00Z')
  const validTo = new Date(now.getTime() + days * dayMs)

  const found = judgeCertificate({ host: 'hall.example', refusal, validTo, now })

  expect(found).toMatchObject(
    findings.map((finding) => {
      const [level, said = ''] = finding.split(': ')
      return { level, what: expect.stringContaining(said) }
    }),
  )
})
