import { createPublicKey } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { keySetView, type PublicKeyView } from '@guildhall/contract'
import { createDecoder, createVerifier } from 'fast-jwt'
import { expect } from 'vitest'
import { z } from 'zod'
import { earnResult, type Wish } from './assess.ts'
import { startTestApp, type TestApp } from './test-app.ts'

export const publicUrl = 'https://guildhall.example'
type Jwt = { header: Record<string, string>; payload: Record<string, unknown> }

export async function arrangeCredential(wish: Wish = {}) {
  const t = await startTestApp({ publicUrl })
  const ines = await t.insertUser('Ines')
  const result = await earnResult(t, ines, { right: 12, onProfile: true, ...wish })
  return { t, ines, result, url: `/api/assessments/public/${result._id}/credential` }
}

export const publishedKeys = async (t: TestApp): Promise<PublicKeyView[]> =>
  keySetView.strict().parse((await t.anonymous.get('/api/credentials/keys')).json()).keys

/** Verifies like a third party, with another library than the one that signed. */
export async function verifyCredential(t: TestApp, jwt: string): Promise<Jwt> {
  const { header } = createDecoder({ complete: true })(jwt) as Jwt
  const jwk = (await publishedKeys(t)).find(({ kid }) => kid === header.kid)
  if (!jwk) throw new Error(`no key ${header.kid}`)
  const key = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
  return createVerifier({ key, algorithms: ['EdDSA'], complete: true })(jwt) as Jwt
}

export async function isSuspended(t: TestApp, credential: Record<string, unknown>): Promise<boolean> {
  const { statusListCredential, statusListIndex } = z
    .object({ credentialStatus: z.object({ statusListCredential: z.url(), statusListIndex: z.string() }) })
    .parse(credential).credentialStatus
  const answer = await t.anonymous.get(statusListCredential.replace(publicUrl, ''))
  const { payload } = await verifyCredential(t, answer.body)
  const { encodedList } = (payload as { credentialSubject: { encodedList: string } }).credentialSubject
  expect(encodedList[0]).toBe('u')
  const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'))
  expect(bits.length * 8).toBeGreaterThanOrEqual(131_072)
  const index = Number(statusListIndex)
  return ((bits[index >> 3]! >> (7 - (index & 7))) & 1) === 1
}
