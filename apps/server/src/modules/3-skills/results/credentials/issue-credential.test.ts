import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { arrangeCredential, publicUrl, verifyCredential } from '../../../../testing/credentials.ts'
import { expectFailure } from '../../../../testing/expect-failure.ts'

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
  test('is there once its holder has confirmed their email address, and the result before', async () => {
    const { t, ines, result, url } = await arrangeCredential()
    await t.pool.query('update users set email_confirmed_at = null where id = $1', [ines.id])
    const page = () => t.anonymous.get(`/api/assessments/public/${result._id}`)

    expect((await page()).json()).toMatchObject({ passed: true, awaitsConfirmation: true, credential: null })
    for (const asker of [t.anonymous, t.as(ines)]) {
      expectFailure(await asker.get(url), 404, 'credential.awaits_confirmation')
      expectFailure(await asker.get(`${url}?format=json`), 404, 'credential.awaits_confirmation')
    }

    await t.pool.query('update users set email_confirmed_at = now() where id = $1', [ines.id])
    expect((await page()).json()).toMatchObject({ awaitsConfirmation: false, credential: expect.any(Object) })
    expect((await t.anonymous.get(url)).statusCode).toBe(200)
  })

  test('is an Open Badge 3.0 that an independent library verifies', async () => {
    const { t, ines, result, url } = await arrangeCredential()
    const page = `${publicUrl}/results/${result._id}`

    const answer = await t.anonymous.get(url)
    const { header, payload } = await verifyCredential(t, answer.body)
    const { iss, jti, sub, nbf, ...rest } = payload
    const credential = openBadge30.parse(rest)

    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="guildhall-javascript-beginner.jwt"',
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
          id: `${publicUrl}/modules?skill=JavaScript&difficulty=Beginner`,
          name: 'JavaScript, Beginner',
          criteria: { id: `${publicUrl}/rules` },
        },
      },
    })
    const { achievement, result: results } = credential.credentialSubject
    expect(results.map(({ value }) => value)).toEqual(['12', '80', 'Advanced'])
    expect(results.map((one) => one.resultDescription)).toEqual(achievement.resultDescription.map(({ id }) => id))
    expect(achievement.resultDescription).toMatchObject([{ valueMax: '15' }, { requiredValue: '70' }, {}])
  })

  test('contains no email', async () => {
    const { t, ines, url } = await arrangeCredential()
    const { payload } = await verifyCredential(t, (await t.anonymous.get(url)).body)

    expect(JSON.stringify(payload)).not.toContain(ines.email)
    expect(JSON.stringify(payload)).not.toContain('@example')
  })

  test('is the same each time, and to read what it is signed', async () => {
    const { t, url } = await arrangeCredential()

    const [first, second] = [await t.anonymous.get(url), await t.anonymous.get(url)]
    const readable = await t.anonymous.get(`${url}?format=json`)
    const { iss, jti, sub, nbf, ...credential } = (await verifyCredential(t, first.body)).payload

    expect(second.body).toBe(first.body)
    expect(readable.headers['content-type']).toBe('application/ld+json; charset=utf-8')
    expect(readable.json()).toEqual(credential)
    expect([iss, jti, sub, nbf]).not.toContain(undefined)
    expectFailure(await t.anonymous.get(`${url}?format=pdf`), 400, 'request.invalid')
  })

  test('is refused once a single letter of it was changed', async () => {
    const { t, url } = await arrangeCredential()
    const [header = '', payload = '', signature = ''] = (await t.anonymous.get(url)).body.split('.')
    const better = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('80 percent', '90 percent'))
    const otherHeader = Buffer.from(Buffer.from(header, 'base64url').toString().replace('JWT', 'jwt'))

    await expect(verifyCredential(t, [header, better.toString('base64url'), signature].join('.'))).rejects.toThrow(
      /signature/,
    )
    await expect(
      verifyCredential(t, [otherHeader.toString('base64url'), payload, signature].join('.')),
    ).rejects.toThrow()
    const otherLetter = signature.startsWith('A') ? 'B' : 'A'
    await expect(verifyCredential(t, [header, payload, otherLetter + signature.slice(1)].join('.'))).rejects.toThrow()
    await expect(verifyCredential(t, [header, payload, signature].join('.'))).resolves.toBeTruthy()
  })

  test('is given for passed results only', async () => {
    const { t, ines, url } = await arrangeCredential({ right: 10 })

    expectFailure(await t.anonymous.get(url), 404, 'credential.not_earned')
    expectFailure(await t.as(ines).get(`${url}?format=json`), 404, 'credential.not_earned')
  })

  test('is not there while the result is hidden, but for its holder', async () => {
    const { t, ines, url } = await arrangeCredential({ onProfile: false })
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
    const { t, ines } = await arrangeCredential()
    const practice = await t
      .as(ines)
      .post('/api/ai-quiz/save-assessment', { skill: 'PHP', score: 5, totalQuestions: 5 })

    for (const id of [practice.json()._id, randomUUID(), 'not-an-id']) {
      const url = `/api/assessments/public/${id}/credential`
      expectFailure(await t.as(ines).get(url), 404, 'assessment.result_not_found')
    }
  })
})
