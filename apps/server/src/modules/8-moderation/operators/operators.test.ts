import type { OperatorActionView } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { signUpPerson } from '../../../testing/mailed-links.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { addPasskey, passkeyOptions, signUpWithApp, startSignIn } from '../../../testing/second-factor.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { addOperator, listAllOperators, removeOperator } from './shared/manage-operators.ts'

const me = '/api/admin/me'

async function confirmAddress(t: TestApp, email: string) {
  await t.pool.query('update users set email_confirmed_at = now() where email = $1', [email])
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('who becomes an operator', () => {
  test('only an account that exists, with a confirmed address, that is not suspended', async () => {
    const t = await startTestApp()
    const [person, suspended] = [await signUpPerson(t), await t.insertUser()]
    await t.pool.query(
      `insert into suspensions (user_id, reason, suspended_at, suspended_by) values ($1, 'Spam', now(), $1)`,
      [suspended.id],
    )

    await expect(addOperator(t.deps, 'nobody@example.com')).rejects.toMatchObject({ code: 'operator.no_account' })
    await expect(addOperator(t.deps, person.email)).rejects.toMatchObject({ code: 'operator.address_unconfirmed' })
    await expect(addOperator(t.deps, suspended.email)).rejects.toMatchObject({ code: 'operator.suspended' })

    await confirmAddress(t, person.email)
    await addOperator(t.deps, person.email.toUpperCase())
    await expect(addOperator(t.deps, person.email)).rejects.toMatchObject({ code: 'operator.already' })
    expect(await listAllOperators(t.deps)).toContainEqual(expect.objectContaining({ email: person.email }))
  })

  test('stays one until removed on the machine, which holds at once', async () => {
    const t = await startTestApp()
    const operator = await insertOperator(t)
    expect((await t.as(operator).get(me)).json()).toMatchObject({ userId: operator.id })

    await removeOperator(t.deps, operator.email)

    expectFailure(await t.as(operator).get(me), 404, 'route.not_found')
    await expect(removeOperator(t.deps, operator.email)).rejects.toMatchObject({ code: 'operator.none' })
  })
})

describe('the second factor of an operator', () => {
  test('has to be set up, and used in the sign-in of this very session', async () => {
    const t = await startTestApp()
    const { user, codeAt, now } = await signUpWithApp(t)
    await confirmAddress(t, user.email)
    await addOperator(t.deps, user.email)

    expectFailure(await t.as(user).get(me), 403, 'operator.sign_in_again')

    const challenge = await startSignIn(t, user)
    const session = (await t.anonymous.post('/auth/login/second-factor', { challenge, code: codeAt(now) })).json()
    expect((await t.as(session).get(me)).statusCode).toBe(200)
  })

  test('can be a passkey', async () => {
    const t = await startTestApp()
    const operator = await insertOperator(t, { secondFactor: false })
    expectFailure(await t.as(operator).get(me), 403, 'operator.second_factor_needed')

    const { authenticator } = await addPasskey(t, operator)
    expectFailure(await t.as(operator).get(me), 403, 'operator.sign_in_again')
    const credential = authenticator.get(await passkeyOptions(t))
    const session = (await t.anonymous.post('/auth/login/passkey', credential)).json()

    expect((await t.as(session).get(me)).statusCode).toBe(200)
  })

  test('is still that of the session after a change of the password', async () => {
    const t = await startTestApp()
    const operator = await insertOperator(t, { secondFactor: false })
    const { authenticator } = await addPasskey(t, operator)
    const change = { currentPassword: 'correct horse', newPassword: 'another long horse' }
    const without = (await t.as(operator).put('/api/account/password', change)).json()
    expectFailure(await t.as(without).get(me), 403, 'operator.sign_in_again')

    const credential = authenticator.get(await passkeyOptions(t))
    const session = (await t.anonymous.post('/auth/login/passkey', credential)).json()
    const back = { currentPassword: change.newPassword, newPassword: 'a third long horse' }
    const changed = (await t.as(session).put('/api/account/password', back)).json()

    expect((await t.as(changed).get(me)).statusCode).toBe(200)
  })
})

test('to everyone else the answer is that of an address where there is nothing, headers included', async () => {
  const t = await startTestApp()
  const stranger = await t.insertUser()
  const seen = async (headers: Record<string, string>, url: string) => {
    const { statusCode, body, headers: sent } = await t.app.inject({ method: 'GET', url, headers })
    return { statusCode, body, headers: Object.keys(sent).sort(), caching: sent['cache-control'] }
  }

  const callers: Record<string, string>[] = [{}, bearer('x'), bearer(stranger.token)]
  for (const headers of callers) {
    expect(await seen(headers, me)).toEqual(await seen(headers, '/api/no-such-thing'))
  }
})

describe('the log of the operators', () => {
  test('can be added to and read, and never changed: not by the application, nor by its owner', async () => {
    const t = await startTestApp()
    await insertOperator(t)
    const changes = [`update operator_log set reason = ''`, 'delete from operator_log', 'truncate operator_log']

    for (const change of changes) {
      await expect(t.pool.query(change)).rejects.toThrow('permission denied')
      await expect(t.queryAsOwner(change)).rejects.toThrow('the log of the operators cannot be changed')
    }
  })

  test('is paged, newest first, and filtered by operator and kind', async () => {
    const t = await startTestApp()
    const operator = await insertOperator(t)
    const other = await insertOperator(t)
    await removeOperator(t.deps, other.email)
    const list = async (query: string) => {
      const response = await t.as(operator).get(`/api/admin/log?${query}`)
      const rows = response.json<OperatorActionView[]>()
      return { rows, total: Number(response.headers['x-total-count']), next: String(response.headers['x-next-cursor']) }
    }

    const first = await list('limit=2')
    const second = await list(`limit=2&cursor=${first.next}`)
    expect(first.rows[0]).toMatchObject({
      kind: 'operator.removed',
      operator: null,
      subject: { _id: other.id },
      reason: 'Made on the machine.',
    })
    expect(second.rows[0]?.subject?._id).toBe(operator.id)
    expect((await list('kind=operator.removed')).rows.every(({ kind }) => kind === 'operator.removed')).toBe(true)
    expect((await list(`operator=${operator.id}`)).total).toBe(0)
    expect((await list('operator=machine')).total).toBeGreaterThanOrEqual(3)
    expectFailure(await t.as(operator).get('/api/admin/log?cursor=x'), 400, 'list.cursor_invalid')
    expectFailure(await t.as(operator).get('/api/admin/log?operator=me'), 400, 'request.invalid')
  })
})
