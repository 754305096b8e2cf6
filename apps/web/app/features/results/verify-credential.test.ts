import { generateKeyPairSync, sign } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { PublicResultView } from '@guildhall/contract'
import { expect, test, vi } from 'vitest'
import { credentialPath } from './credential-path.ts'
import { keysPath, verifyCredential } from './verify-credential.ts'

const site = 'https://guildhall.example'
const id = '0b6f4c1e-6f0a-4d8c-9a49-3a1a6a1f9d11'
const holderId = '7a1a2b3c-6f0a-4d8c-9a49-3a1a6a1f9d22'
const result: PublicResultView = {
  _id: id,
  skill: 'React',
  difficulty: 'Beginner',
  score: 12,
  totalQuestions: 15,
  percentage: 80,
  status: 'Advanced',
  completedAt: '2026-11-20T10:00:00.000Z',
  startedAt: '2026-11-20T09:58:00.000Z',
  kind: 'verified',
  attemptNumber: 1,
  source: 'generated',
  rulesVersion: 2,
  earlierAttemptsLeft: 0,
  templates: { count: 15, versions: [1] },
  holder: { _id: holderId, name: 'Ines', username: 'ines', hasProfile: true, mayBeFound: true },
  concepts: [],
  regradedAt: null,
  droppedQuestions: 0,
  passed: true,
  shown: true,
  withdrawn: false,
  awaitsConfirmation: false,
  credential: { url: `${site}${credentialPath(id)}`, keysUrl: site + keysPath, issuerUrl: `${site}/issuer` },
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A site with a key, a credential for `result` and a status list. */
function arrange({ suspended = false, value = '80', name = 'React, Beginner' } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const kid = `${site}/api/credentials/keys/thumb`
  const signed = (payload: unknown) => {
    const text = `${encode({ alg: 'EdDSA', typ: 'JWT', kid })}.${encode(payload)}`
    return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
  }
  const bits = Buffer.alloc(16_384)
  if (suspended) bits[1] = 0b0100_0000 // index 9
  const documents = {
    [credentialPath(id)]: signed({
      jti: id,
      credentialSubject: {
        id: `${site}/profile/${holderId}`,
        achievement: { name },
        result: [{ value: '12' }, { value }, { value: 'Advanced' }],
      },
      evidence: [{ id: `${site}/results/${id}` }],
      credentialStatus: { statusListIndex: '9', statusListCredential: `${site}/api/credentials/status/1` },
    }),
    [keysPath]: JSON.stringify({
      keys: [
        { ...publicKey.export({ format: 'jwk' }), kid: `http://elsewhere.example/thumb`, alg: 'EdDSA', use: 'sig' },
      ],
    }),
    '/api/credentials/status/1': signed({
      credentialSubject: { encodedList: `u${gzipSync(bits).toString('base64url')}` },
    }),
  }
  return { documents, read: async (path: string) => documents[path] ?? Promise.reject(new Error('missing')) }
}

test.each([true, false])('a genuine credential whose bit is %s', async (suspended) => {
  expect(await verifyCredential(result, arrange({ suspended }).read)).toEqual({ outcome: 'genuine', suspended })
})

test('a genuine credential of an attempt that AI wrote says what its page says', async () => {
  const name = 'React, Beginner (subject in own words, questions by AI)'
  const { read } = arrange({ name })

  expect(await verifyCredential({ ...result, source: 'ai' }, read)).toEqual({ outcome: 'genuine', suspended: false })
  expect(await verifyCredential(result, read)).toEqual({ outcome: 'differs' })
})

test('a credential that says another percentage than the page differs', async () => {
  expect(await verifyCredential(result, arrange({ value: '90' }).read)).toEqual({ outcome: 'differs' })
})

test.each([
  ['its payload', ([header, , signature]: string[]) => [header, encode({ jti: 'other' }), signature]],
  ['its signature', ([header, payload]: string[]) => [header, payload, 'A'.repeat(86)]],
  ['its key', ([, payload, signature]: string[]) => [encode({ alg: 'EdDSA', kid: 'other' }), payload, signature]],
  ['its algorithm', ([, payload]: string[]) => [encode({ alg: 'none', kid: 'thumb' }), payload, '']],
  ['all of it', () => ['no', 'credential', '§']],
])('a credential with %s exchanged is forged', async (_, change) => {
  const { documents, read } = arrange()
  documents[credentialPath(id)] = change((documents[credentialPath(id)] ?? '').split('.')).join('.')

  expect(await verifyCredential(result, read)).toEqual({ outcome: 'forged' })
})

test('a status list with another signature is not trusted', async () => {
  const { documents, read } = arrange()
  documents['/api/credentials/status/1'] = arrange().documents['/api/credentials/status/1'] ?? ''

  expect(await verifyCredential(result, read)).toEqual({ outcome: 'forged' })
})

test('what cannot be fetched, and a browser that cannot check, are no forgeries', async () => {
  expect(await verifyCredential(result, () => Promise.reject(new TypeError('offline')))).toEqual({
    outcome: 'unreachable',
  })
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValueOnce(new DOMException('no', 'NotSupportedError'))
  expect(await verifyCredential(result, arrange().read)).toEqual({ outcome: 'unsupported' })
})
