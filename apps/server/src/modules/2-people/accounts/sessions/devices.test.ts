import { hourMs } from '@guildhall/contract'
import { describe, expect, test, vi } from 'vitest'
import { expectFailure } from '../../../../testing/expect-failure.ts'
import { signUpPerson } from '../../../../testing/mailed-links.ts'
import { patience } from '../../../../testing/patience.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

const start = Date.parse('2030-01-01T00:00:00Z')
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1'

async function arrange() {
  const t = await startTestApp()
  t.setClock(new Date(start))
  const ada = await signUpPerson(t)
  const signInFrom = async (userAgent: string, remoteAddress: string): Promise<{ token: string }> => {
    const options = { headers: { 'user-agent': userAgent }, remoteAddress }
    const { email, password } = ada
    return (await t.anonymous.post('/auth/login', { email, password }, options)).json()
  }
  t.setClock(new Date(start + hourMs))
  const laptop = await signInFrom(firefox, '203.0.113.77')
  t.setClock(new Date(start + 2 * hourMs))
  const phone = await signInFrom(iphone, '2001:db8:85a3:8d3::1')
  return { t, ada, laptop, phone, devices: async (session: { token: string }) => listed(t, session) }
}

type Device = { _id: string; device: string; current: boolean }
const listed = async (t: TestApp, session: { token: string }) =>
  (await t.as(session).get('/api/account/sessions')).json<Device[]>()
const isOpen = async (t: TestApp, session: { token: string }) =>
  (await t.as(session).get('/api/auth/me')).statusCode === 200

describe('GET /api/account/sessions', () => {
  test('lists the open sessions, this one first, without anything that opens one', async () => {
    const { t, ada, laptop, phone, devices } = await arrange()

    const list = await devices(laptop)

    const at = (hours: number) => new Date(start + hours * hourMs).toISOString()
    const entry = (hours: number, rest: object) => ({
      _id: expect.any(String),
      createdAt: at(hours),
      lastSeenAt: at(hours),
      ...rest,
    })
    expect(list).toEqual([
      entry(1, { device: 'Firefox on Linux', address: '203.0.113.x', current: true }),
      entry(2, { device: 'Safari on iPhone', address: '2001:db8:85a3:…', current: false }),
      entry(0, { device: 'Unknown device', address: '127.0.0.x', current: false }),
    ])
    const kept = String(await t.value('select string_agg(s::text, $1) from sessions s', [' ']))
    for (const { token } of [ada, laptop, phone]) expect(JSON.stringify(list) + kept).not.toContain(token)
    expect(kept).not.toContain('203.0.113.77')
  })

  test('leaves out sessions that have expired', async () => {
    const { t, ada, laptop, devices } = await arrange()
    const old = new Date(start + hourMs)
    await t.pool.query(`update sessions set expires_at = $1 where user_id = $2 and user_agent like 'light%'`, [
      old,
      ada.id,
    ])

    expect(await devices(laptop)).toHaveLength(2)
  })

  test('keeps no more than the beginning of what a device calls itself', async () => {
    const { t, ada } = await arrange()
    const { email, password } = ada

    await t.anonymous.post('/auth/login', { email, password }, { headers: { 'user-agent': 'x'.repeat(5_000) } })

    expect(await t.value('select max(length(user_agent)) from sessions where user_id = $1', [ada.id])).toBe(300)
  })
})

describe('DELETE /api/account/sessions/:sessionId', () => {
  test('ends that session here at once and elsewhere soon, and no other', async () => {
    const { t, ada, laptop, phone, devices } = await arrange()
    const other = await startTestApp()
    other.setClock(t.deps.clock()) // stands still: what it remembers never grows old
    expect([await isOpen(t, phone), await isOpen(other, phone)]).toEqual([true, true])
    const [, second] = await devices(laptop)

    const response = await t.as(laptop).delete(`/api/account/sessions/${second?._id}`)

    expect([response.statusCode, response.body]).toEqual([204, ''])
    expect([await isOpen(t, phone), await isOpen(t, laptop), await isOpen(t, ada)]).toEqual([false, true, true])
    await vi.waitFor(async () => expect(await isOpen(other, phone)).toBe(false), patience)
  })

  test("finds another's session no more than an invented one", async () => {
    const { t, phone, devices } = await arrange()
    const [{ _id } = { _id: '' }] = await devices(phone)
    const stranger = t.as(await signUpPerson(t))

    const real = await stranger.delete(`/api/account/sessions/${_id}`)
    const invented = await stranger.delete(`/api/account/sessions/${t.newId()}`)

    expectFailure(real, 404, 'account.device_not_found')
    expect([real.statusCode, real.body]).toEqual([invented.statusCode, invented.body])
    expect(await isOpen(t, phone)).toBe(true)
  })
})

test('DELETE /api/account/sessions ends all sessions but this one, and none of another person', async () => {
  const { t, ada, laptop, phone } = await arrange()
  const stranger = await signUpPerson(t)
  await isOpen(t, phone)

  expect((await t.as(laptop).delete('/api/account/sessions')).statusCode).toBe(204)

  const open = await Promise.all([ada, phone, laptop, stranger].map((session) => isOpen(t, session)))
  expect(open).toEqual([false, false, true, true])
})
