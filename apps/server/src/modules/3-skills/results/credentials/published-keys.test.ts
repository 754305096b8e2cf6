import { calculateJwkThumbprint } from 'jose'
import { describe, expect, test } from 'vitest'
import { arrangeCredential, publicUrl, publishedKeys, verifyCredential } from '../../../../testing/credentials.ts'
import { expectFailure } from '../../../../testing/expect-failure.ts'
import { startTestApp } from '../../../../testing/test-app.ts'

describe('keys', () => {
  test('are published by their thumbprint, without their private half', async () => {
    const { t } = await arrangeCredential()

    const [key] = await publishedKeys(t)
    const thumbprint = await calculateJwkThumbprint(key!)
    const single = await t.anonymous.get(`/api/credentials/keys/${thumbprint}`)
    const wellKnown = await t.anonymous.get('/.well-known/jwks.json')

    expect(key?.kid).toBe(`${publicUrl}/api/credentials/keys/${thumbprint}`)
    expect(single.json()).toEqual(key)
    expect(single.headers).toMatchObject({
      'content-type': 'application/jwk+json; charset=utf-8',
      'access-control-allow-origin': '*',
    })
    expect(wellKnown.json()).toEqual({ keys: await publishedKeys(t) })
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
    const { t } = await arrangeCredential()
    const keys = await publishedKeys(t)

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
    const { t, url } = await arrangeCredential()
    const old = (await t.anonymous.get(url)).body

    await t.pool.query('update signing_keys set retired_at = now() where retired_at is null')
    const renewed = (await t.anonymous.get(url)).body

    const [before, after] = [await verifyCredential(t, old), await verifyCredential(t, renewed)]
    expect(after.header.kid).not.toBe(before.header.kid)
    expect(after.payload).toEqual(before.payload)
    expect((await publishedKeys(t))[0]?.kid).toBe(after.header.kid)
  })

  test('are one, where two processes make the first at once', async () => {
    const { t, url } = await arrangeCredential()
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
    const { t } = await arrangeCredential()
    await publishedKeys(t)
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
