import { achievementName, keySetView, type PublicResultView } from '@guildhall/contract'
import { z } from 'zod'
import { paths } from '../../paths.ts'
import { credentialPath } from './credential-path.ts'

export type Verification =
  | { outcome: 'genuine'; suspended: boolean }
  /** The signature is invalid, or not by a published key. */
  | { outcome: 'forged' }
  | { outcome: 'differs' }
  /** The browser lacks Ed25519, or the page was not loaded over HTTPS. */
  | { outcome: 'unsupported' }
  | { outcome: 'unreachable' }

const headerSchema = z.object({ alg: z.literal('EdDSA'), kid: z.string() })
const credentialSchema = z.object({
  jti: z.string(),
  credentialSubject: z.object({
    id: z.string(),
    achievement: z.object({ name: z.string() }),
    result: z.array(z.object({ value: z.string() })),
  }),
  evidence: z.array(z.object({ id: z.string() })),
  credentialStatus: z.object({ statusListIndex: z.coerce.number().int(), statusListCredential: z.string() }),
})
const statusListSchema = z.object({ credentialSubject: z.object({ encodedList: z.string().startsWith('u') }) })

export const keysPath = '/api/credentials/keys'

class Forged extends Error {}
class Unsupported extends Error {}

/**
 * Checks the signatures of the credential and the status list with the browser's own cryptography, then that the credential
 * says what `result` says. `read` fetches a path of this site as text.
 */
export async function verifyCredential(result: PublicResultView, read = readText): Promise<Verification> {
  try {
    const [jwt, keys] = await Promise.all([read(credentialPath(result._id)), read(keysPath)])
    const { keys: published } = keySetView.parse(JSON.parse(keys))
    const credential = credentialSchema.parse(await verifiedPayload(jwt, published))
    if (!matchesResult(credential, result)) return { outcome: 'differs' }
    const { statusListCredential, statusListIndex } = credential.credentialStatus
    const list = await verifiedPayload(await read(new URL(statusListCredential).pathname), published)
    const { encodedList } = statusListSchema.parse(list).credentialSubject
    return { outcome: 'genuine', suspended: await bitAt(encodedList.slice(1), statusListIndex) }
  } catch (error) {
    if (error instanceof Forged || error instanceof z.ZodError || error instanceof SyntaxError) {
      return { outcome: 'forged' }
    }
    return { outcome: error instanceof Unsupported ? 'unsupported' : 'unreachable' }
  }
}

async function readText(path: string): Promise<string> {
  const answer = await fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(15_000) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.text()
}

/** The payload of a JWT. Throws unless one of `keys` signed it. */
async function verifiedPayload(jwt: string, keys: readonly { kid: string; x: string }[]): Promise<unknown> {
  const [header = '', payload = '', signature = ''] = jwt.split('.')
  const { kid } = headerSchema.parse(JSON.parse(textOf(header)))
  // By thumbprint: a site can have several addresses.
  const key = keys.find((one) => thumbprintOf(one.kid) === thumbprintOf(kid))
  if (!key) throw new Forged()
  if (!(await hasValidSignature({ x: key.x, signed: `${header}.${payload}`, signature }))) throw new Forged()
  return JSON.parse(textOf(payload))
}

async function hasValidSignature({
  x,
  signed,
  signature,
}: {
  x: string
  signed: string
  signature: string
}): Promise<boolean> {
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x }
    const key = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(signed))
  } catch {
    throw new Unsupported()
  }
}

function matchesResult(credential: z.infer<typeof credentialSchema>, result: PublicResultView): boolean {
  const { credentialSubject, evidence } = credential
  const values = credentialSubject.result.map(({ value }) => value)
  return (
    evidence.some(({ id }) => new URL(id).pathname === paths.result(result._id)) &&
    new URL(credentialSubject.id).pathname === paths.profile(result.holder._id) &&
    credentialSubject.achievement.name === achievementName(result) &&
    values.join() === [result.score, result.percentage, result.status].join()
  )
}

async function bitAt(packed: string, index: number): Promise<boolean> {
  const unpacked = new Blob([bytesOf(packed)]).stream().pipeThrough(new DecompressionStream('gzip'))
  const bits = new Uint8Array(await new Response(unpacked).arrayBuffer())
  return (((bits[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1
}

const thumbprintOf = (kid: string) => kid.slice(kid.lastIndexOf('/') + 1)
const textOf = (base64url: string) => new TextDecoder().decode(bytesOf(base64url))

function bytesOf(base64url: string) {
  try {
    return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  } catch {
    throw new Forged()
  }
}
