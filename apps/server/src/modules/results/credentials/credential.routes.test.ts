import { createPublicKey, randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { keySetView, type OwnResultView, type PublicKeyView } from '@guildhall/contract'
import { createDecoder, createVerifier } from 'fast-jwt'
import { calculateJwkThumbprint } from 'jose'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { earnResult, type Wish } from '../../../testing/assess.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { statusListMemoryMs } from './status-list.rules.ts'

const publicUrl = 'https://guildhall.example'
type Jwt = { header: Record<string, string>; payload: Record<string, unknown> }

async function arrange(wish: Wish = {}) {
  const t = await startTestApp({ publicUrl })
  const ines = await t.insertUser('Ines')
  const result = await earnResult(t, ines, { right: 12, onProfile: true, ...wish })
  return { t, ines, result, url: `/api/assessments/public/${result._id}/credential` }
}

const keysOf = async (t: TestApp): Promise<PublicKeyView[]> =>
  keySetView.strict().parse((await t.anonymous.get('/api/credentials/keys')).json()).keys

/** What any verifier does, with a library and a crypto that did not sign: find the key by `kid`, then check. */
async function verify(t: TestApp, jwt: string): Promise<Jwt> {
  const { header } = createDecoder({ complete: true })(jwt) as Jwt
  const jwk = (await keysOf(t)).find(({ kid }) => kid === header.kid)
  if (!jwk) throw new Error(`no key ${header.kid}`)
  const key = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
  return createVerifier({ key, algorithms: ['EdDSA'], complete: true })(jwt) as Jwt
}

/** Whether the list a credential names has its bit set. */
async function isSuspended(t: TestApp, credential: Record<string, unknown>): Promise<boolean> {
  const { statusListCredential, statusListIndex } = z
    .object({ credentialStatus: z.object({ statusListCredential: z.url(), statusListIndex: z.string() }) })
    .parse(credential).credentialStatus
  const answer = await t.anonymous.get(statusListCredential.replace(publicUrl, ''))
  const { payload } = await verify(t, answer.body)
  const { encodedList } = (payload as { credentialSubject: { encodedList: string } }).credentialSubject
  expect(encodedList[0]).toBe('u')
  const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'))
  expect(bits.length * 8).toBeGreaterThanOrEqual(131_072)
  const index = Number(statusListIndex)
  return ((bits[index >> 3]! >> (7 - (index & 7))) & 1) === 1
}

// After the data model of Open Badges 3.0 (1EdTech, final, document version 1.4) and its JSON Schema: names, cardinalities
// and types of what we send. Strict, so that nothing slips in that the specification does not know.
const profileShape = z.strictObject({
  id: z.url(),
  type: z.array(z.string()).refine((types) => types.includes('Profile')),
  name: z.string(),
  url: z.url(),
  description: z.string(),
})
const dateTimeStamp = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/)
const openBadge30 = z.strictObject({
  '@context': z.tuple([
    z.literal('https://www.w3.org/ns/credentials/v2'),
    z.literal('https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'),
  ]),
  id: z.url(),
  type: z.tuple([z.literal('VerifiableCredential'), z.literal('OpenBadgeCredential')]),
  name: z.string().min(1),
  description: z.string().min(1),
  issuer: profileShape,
  validFrom: dateTimeStamp,
  credentialSubject: z.strictObject({
    id: z.url(),
    type: z.tuple([z.literal('AchievementSubject')]),
    narrative: z.string(),
    achievement: z.strictObject({
      id: z.url(),
      type: z.tuple([z.literal('Achievement')]),
      achievementType: z.literal('Assessment'),
      name: z.string().min(1),
      description: z.string().min(1),
      criteria: z.strictObject({ id: z.url(), narrative: z.string().min(1) }),
      resultDescription: z.array(
        z.strictObject({
          id: z.url(),
          type: z.tuple([z.literal('ResultDescription')]),
          name: z.string().min(1),
          resultType: z.enum(['RawScore', 'Percent', 'PerformanceLevel']),
          allowedValue: z.array(z.string()).optional(),
          requiredValue: z.string().optional(),
          valueMin: z.string().optional(),
          valueMax: z.string().optional(),
        }),
      ),
    }),
    result: z.array(
      z.strictObject({
        type: z.tuple([z.literal('Result')]),
        resultDescription: z.url(),
        status: z.literal('Completed'),
        value: z.string(),
      }),
    ),
  }),
  evidence: z.array(
    z.strictObject({ id: z.url(), type: z.tuple([z.literal('Evidence')]), name: z.string(), description: z.string() }),
  ),
  credentialStatus: z.strictObject({
    id: z.url(),
    type: z.literal('BitstringStatusListEntry'),
    statusPurpose: z.literal('suspension'),
    statusListIndex: z.string().regex(/^\d+$/),
    statusListCredential: z.url(),
  }),
  credentialSchema: z.array(z.strictObject({ id: z.url(), type: z.literal('1EdTechJsonSchemaValidator2019') })),
})

describe('a credential', () => {
  test('is an Open Badge 3.0 that an independent library verifies', async () => {
    const { t, ines, result, url } = await arrange()
    const page = `${publicUrl}/results/${result._id}`

    const answer = await t.anonymous.get(url)
    const { header, payload } = await verify(t, answer.body)
    const { iss, jti, sub, nbf, ...rest } = payload
    const credential = openBadge30.parse(rest)

    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="guildhall-react-beginner.jwt"',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    })
    expect(Object.keys(header).sort()).toEqual(['alg', 'kid', 'typ'])
    expect(header).toMatchObject({ alg: 'EdDSA', typ: 'JWT' })
    expect({ iss, jti, sub }).toEqual({
      iss: credential.issuer.id,
      jti: credential.id,
      sub: credential.credentialSubject.id,
    })
    expect(new Date(Number(nbf) * 1_000)).toEqual(new Date(credential.validFrom))
    expect(credential.validFrom.slice(0, 19)).toBe(result.completedAt.slice(0, 19))
    expect(credential).toMatchObject({
      id: publicUrl + url,
      issuer: { id: `${publicUrl}/api/credentials/issuer`, name: 'Guildhall' },
      evidence: [{ id: page }],
      credentialSubject: {
        id: `${publicUrl}/profile/${ines.id}`,
        achievement: {
          id: `${publicUrl}/modules?skill=React&difficulty=Beginner`,
          name: 'React, Beginner',
          criteria: { id: `${publicUrl}/rules` },
        },
      },
    })
    const { achievement, result: results } = credential.credentialSubject
    expect(results.map(({ value }) => value)).toEqual(['12', '80', 'Advanced'])
    expect(results.map((one) => one.resultDescription)).toEqual(achievement.resultDescription.map(({ id }) => id))
    expect(achievement.resultDescription).toMatchObject([{ valueMax: '15' }, { requiredValue: '70' }, {}])
  })

  test('names nobody’s email', async () => {
    const { t, ines, url } = await arrange()
    const { payload } = await verify(t, (await t.anonymous.get(url)).body)

    expect(JSON.stringify(payload)).not.toContain(ines.email)
    expect(JSON.stringify(payload)).not.toContain('@example')
  })

  test('is the same each time, and to read what it is signed', async () => {
    const { t, url } = await arrange()

    const [first, second] = [await t.anonymous.get(url), await t.anonymous.get(url)]
    const readable = await t.anonymous.get(`${url}?format=json`)
    const { iss, jti, sub, nbf, ...credential } = (await verify(t, first.body)).payload

    expect(second.body).toBe(first.body)
    expect(readable.headers['content-type']).toBe('application/ld+json; charset=utf-8')
    expect(readable.json()).toEqual(credential)
    expect([iss, jti, sub, nbf]).not.toContain(undefined)
    expectFailure(await t.anonymous.get(`${url}?format=pdf`), 400, 'request.invalid')
  })

  test('is refused once a single letter of it was changed', async () => {
    const { t, url } = await arrange()
    const [header = '', payload = '', signature = ''] = (await t.anonymous.get(url)).body.split('.')
    const better = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('80 percent', '90 percent'))
    const otherHeader = Buffer.from(Buffer.from(header, 'base64url').toString().replace('JWT', 'jwt'))

    await expect(verify(t, [header, better.toString('base64url'), signature].join('.'))).rejects.toThrow(/signature/)
    await expect(verify(t, [otherHeader.toString('base64url'), payload, signature].join('.'))).rejects.toThrow()
    const otherLetter = signature.startsWith('A') ? 'B' : 'A'
    await expect(verify(t, [header, payload, otherLetter + signature.slice(1)].join('.'))).rejects.toThrow()
    await expect(verify(t, [header, payload, signature].join('.'))).resolves.toBeTruthy()
  })

  test('is given for passed results only', async () => {
    const { t, ines, url } = await arrange({ right: 10 })

    expectFailure(await t.anonymous.get(url), 404, 'credential.not_earned')
    expectFailure(await t.as(ines).get(`${url}?format=json`), 404, 'credential.not_earned')
  })

  test('is not there while the result is hidden, but for its holder', async () => {
    const { t, ines, url } = await arrange({ onProfile: false })
    const stranger = await t.insertUser()

    for (const caller of [t.anonymous, t.as(stranger)]) {
      const refusal = await caller.get(url)
      expectFailure(refusal, 404, 'assessment.result_not_found')
      expect(refusal.headers['access-control-allow-origin']).toBe('*')
    }
    const own = await t.as(ines).get(url)
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'no-store'])
  })

  test('of practice or of nothing is not there', async () => {
    const { t, ines } = await arrange()
    const practice = await t
      .as(ines)
      .post('/api/ai-quiz/save-assessment', { skill: 'PHP', score: 5, totalQuestions: 5 })

    for (const id of [practice.json()._id, randomUUID(), 'not-an-id']) {
      const url = `/api/assessments/public/${id}/credential`
      expectFailure(await t.as(ines).get(url), 404, 'assessment.result_not_found')
    }
  })
})

describe('the status list', () => {
  /** Stops the clock, and gives what turns it to when no list is remembered any more. */
  const afterMemory = (t: TestApp) => {
    let now = Date.now()
    const turn = () => {
      t.setClock(new Date(now))
      now += statusListMemoryMs
    }
    turn()
    return turn
  }
  const show = (t: TestApp, ines: { token: string }, result: OwnResultView, onProfile: boolean) =>
    t.as(ines).put(`/api/assessments/results/${result._id}/profile`, { onProfile })

  test('suspends a credential while its result is hidden', async () => {
    const { t, ines, result, url } = await arrange()
    const other = await earnResult(t, ines, { skill: 'PHP', right: 15, onProfile: true })
    const { payload } = await verify(t, (await t.anonymous.get(url)).body)
    const theOther = await verify(t, (await t.anonymous.get(`/api/assessments/public/${other._id}/credential`)).body)

    const later = afterMemory(t)
    const before = await isSuspended(t, payload)
    await show(t, ines, result, false)
    later()
    const hidden = await isSuspended(t, payload)
    const beside = await isSuspended(t, theOther.payload)
    await show(t, ines, result, true)
    later()

    expect([before, hidden, beside, await isSuspended(t, payload)]).toEqual([false, true, false, false])
  })

  test('suspends a credential whose result no longer passes by the rules of today', async () => {
    const { t, result, url } = await arrange()
    const { payload } = await verify(t, (await t.anonymous.get(url)).body)
    expect(await isSuspended(t, payload)).toBe(false)

    // What a migration does when it raises the pass mark.
    await t.queryAsOwner('alter table assessment_results disable trigger assessment_results_kept')
    await t.queryAsOwner('alter table assessment_results drop constraint assessment_results_rank')
    await t.pool.query('update assessment_results set rank = 1080 where id = $1', [result._id])
    await t.queryAsOwner('alter table assessment_results enable trigger assessment_results_kept')
    t.setClock(new Date(Date.now() + 2 * statusListMemoryMs))

    expect(await isSuspended(t, payload)).toBe(true)
  })

  test('is signed once for all who ask within a few seconds', async () => {
    const { t, ines, result, url } = await arrange()
    const { payload } = await verify(t, (await t.anonymous.get(url)).body)
    const later = afterMemory(t)
    const list = '/api/credentials/status/1'
    const read = async () => (await t.anonymous.get(list)).body

    const atOnce = await Promise.all([read(), read(), read()])
    await show(t, ines, result, false)
    const soon = await read()
    const readable = await t.anonymous.get(`${list}?format=json`)
    later()

    expect(new Set([...atOnce, soon]).size).toBe(1)
    expect((await verify(t, soon)).payload).toMatchObject(readable.json())
    expect(await isSuspended(t, payload)).toBe(true)
  })

  test('keeps one suspended for good that was withdrawn', async () => {
    const { t, ines, result, url } = await arrange()
    const { payload } = await verify(t, (await t.anonymous.get(url)).body)

    await t.pool.query(`insert into withdrawn_results (result_id, reason) values ($1, 'A shared key')`, [result._id])
    const answer = await show(t, ines, result, true)

    expect(await isSuspended(t, payload)).toBe(true)
    expect(answer.json()).toMatchObject({ onProfile: false })
    expectFailure(await t.anonymous.get(url), 404, 'assessment.result_not_found')
  })

  test('is a credential of its own, and readable', async () => {
    const { t } = await arrange()

    const answer = await t.anonymous.get('/api/credentials/status/1')
    const { header, payload } = await verify(t, answer.body)
    const readable = await t.anonymous.get('/api/credentials/status/1?format=json')

    expect(answer.headers).toMatchObject({
      'content-type': 'application/vc+jwt',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
    })
    expect(header).toMatchObject({ alg: 'EdDSA', typ: 'vc+jwt' })
    expect(payload).toMatchObject({
      '@context': ['https://www.w3.org/ns/credentials/v2'],
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: `${publicUrl}/api/credentials/issuer`,
      id: `${publicUrl}/api/credentials/status/1`,
      credentialSubject: { type: 'BitstringStatusList', statusPurpose: 'suspension', ttl: 300_000 },
    })
    expect(readable.json().credentialSubject.encodedList).toMatch(/^u[\w-]+$/)
  })

  test.each(['0', '2', '-1', 'x', '999999999999'])('number %s is not there', async (list) => {
    const { t } = await arrange()
    expectFailure(await t.anonymous.get(`/api/credentials/status/${list}`), 404, 'credential.list_not_found')
  })

  test('has one place for a credential, also where two ask at once for the first time', async () => {
    const { t, result, url } = await arrange()
    const obstacle = { text: 'insert into credential_entries (result_id) values ($1)', values: [result._id] }

    const answers = await t.raceBehind(obstacle, [() => t.anonymous.get(url), () => t.anonymous.get(url)])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[0]?.body).toBe(answers[1]?.body)
  })
})

describe('keys', () => {
  test('are published by their thumbprint, without their private half', async () => {
    const { t } = await arrange()

    const [key] = await keysOf(t)
    const thumbprint = await calculateJwkThumbprint(key!)
    const single = await t.anonymous.get(`/api/credentials/keys/${thumbprint}`)
    const wellKnown = await t.anonymous.get('/.well-known/jwks.json')

    expect(key?.kid).toBe(`${publicUrl}/api/credentials/keys/${thumbprint}`)
    expect(single.json()).toEqual(key)
    expect(single.headers).toMatchObject({
      'content-type': 'application/jwk+json; charset=utf-8',
      'access-control-allow-origin': '*',
    })
    expect(wellKnown.json()).toEqual({ keys: await keysOf(t) })
    expect(wellKnown.headers['content-type']).toBe('application/jwk-set+json; charset=utf-8')
    const secret = await t.value(`select private_jwk ->> 'd' from signing_keys where thumbprint = $1`, [thumbprint])
    const issuer = await t.anonymous.get('/api/credentials/issuer')
    for (const { body } of [single, wellKnown, issuer]) {
      expect(body).not.toContain(secret)
      expect(body).not.toContain('"d"')
    }
    for (const nobodys of ['unknown', '%00']) {
      const answer = await t.anonymous.get(`/api/credentials/keys/${nobodys}`)
      expectFailure(answer, 404, 'credential.key_not_found')
    }
  })

  test('are named by the issuer', async () => {
    const { t } = await arrange()
    const keys = await keysOf(t)

    const issuer = await t.anonymous.get('/api/credentials/issuer')

    expect(issuer.headers).toMatchObject({
      'content-type': 'application/ld+json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
    })
    expect(issuer.json()).toMatchObject({
      id: `${publicUrl}/api/credentials/issuer`,
      type: ['Profile'],
      name: 'Guildhall',
      url: `${publicUrl}/`,
      verificationMethod: keys.map((key) => ({ id: key.kid, type: 'JsonWebKey', publicKeyJwk: key })),
      assertionMethod: keys.map(({ kid }) => kid),
    })
  })

  test('that are retired still verify what they signed, and sign nothing more', async () => {
    const { t, url } = await arrange()
    const old = (await t.anonymous.get(url)).body

    await t.pool.query('update signing_keys set retired_at = now() where retired_at is null')
    const renewed = (await t.anonymous.get(url)).body

    const [before, after] = [await verify(t, old), await verify(t, renewed)]
    expect(after.header.kid).not.toBe(before.header.kid)
    expect(after.payload).toEqual(before.payload)
    expect((await keysOf(t))[0]?.kid).toBe(after.header.kid)
  })

  test('are one, where two processes make the first at once', async () => {
    const { t, url } = await arrange()
    const second = await startTestApp({ publicUrl })
    await t.pool.query('update signing_keys set retired_at = now() where retired_at is null')
    const values = ['A'.repeat(43), { kty: 'OKP' }, { kty: 'OKP', d: 'x' }]
    const text = 'insert into signing_keys (thumbprint, public_jwk, private_jwk) values ($1, $2, $3)'

    const answers = await t.raceBehind({ text, values }, [() => t.anonymous.get(url), () => second.anonymous.get(url)])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[0]?.body).toBe(answers[1]?.body)
    expect(await t.value('select count(*) from signing_keys where retired_at is null')).toBe(1)
  })

  test('can not be stored broken, nor two in use', async () => {
    const { t } = await arrange()
    await keysOf(t)
    const insert = (publicJwk: object, privateJwk: object) =>
      t.pool.query('insert into signing_keys (thumbprint, public_jwk, private_jwk) values ($1, $2, $3)', [
        'B'.repeat(43),
        publicJwk,
        privateJwk,
      ])

    await expect(insert({ x: '1', d: '2' }, { x: '1', d: '2' })).rejects.toThrow('signing_keys_halves')
    await expect(insert({ x: '1' }, { x: '1' })).rejects.toThrow('signing_keys_halves')
    await expect(insert({ x: '1' }, { x: '3', d: '2' })).rejects.toThrow('signing_keys_halves')
    await expect(insert({ x: '1' }, { x: '1', d: '2' })).rejects.toThrow('signing_keys_one_in_use')
  })
})
