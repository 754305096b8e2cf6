import { choosableKinds } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { setMuted } from './notification-settings.queries.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const url = '/api/notifications/settings'
const settings = { choices: {}, quietHours: null, timeZone: 'UTC', digestHour: 8 }

describe('PUT /api/notifications/settings', () => {
  test('keeps what was chosen; the rest are defaults', async () => {
    const person = await t.insertUser()
    const before = (await t.as(person).get(url)).json()
    const chosen = {
      choices: { 'proposal.received': 'digest', 'message.received': 'off' },
      quietHours: { from: '22:30', to: '06:15' },
      timeZone: 'America/Argentina/Buenos_Aires',
      digestHour: 19,
    }

    const saved = await t.as(person).put(url, chosen)

    expect(before).toMatchObject({ ...settings, choices: { 'proposal.received': 'now' }, saved: false })
    expect(saved.json()).toEqual({
      ...chosen,
      choices: { ...before.choices, ...chosen.choices },
      saved: true,
    })
    expect((await t.as(person).get(url)).json()).toEqual(saved.json())
  })

  test('stores no choice that equals its default', async () => {
    const person = await t.insertUser()
    const { choices } = (await t.as(person).get(url)).json()
    const all = Object.fromEntries(choosableKinds.map((kind) => [kind, choices[kind]]))

    await t.as(person).put(url, { ...settings, choices: all })

    expect(await t.value('select choices from notification_settings where user_id = $1', [person.id])).toEqual({})
  })

  test.each([
    { name: 'a time zone that does not exist', body: { timeZone: 'Europe/Atlantis' } },
    { name: 'an offset', body: { timeZone: '+02:00' } },
    { name: 'a time that does not exist', body: { quietHours: { from: '24:00', to: '07:00' } } },
    { name: 'quiet hours without a length', body: { quietHours: { from: '07:00', to: '07:00' } } },
    { name: 'an hour that does not exist', body: { digestHour: 24 } },
    { name: 'a kind that does not exist', body: { choices: { 'proposal.invented': 'off' } } },
    { name: 'a kind that cannot be switched off', body: { choices: { 'account.security': 'off' } } },
    { name: 'a choice that does not exist', body: { choices: { 'proposal.received': 'hourly' } } },
  ])('$name is refused', async ({ body }) => {
    expectFailure(await t.as(await t.insertUser()).put(url, { ...settings, ...body }), 400, 'request.invalid')
  })
})

describe('PUT /api/notifications/time-zone', () => {
  const zone = '/api/notifications/time-zone'
  const known = async (person: { token: string }) => {
    const { timeZone, saved } = (await t.as(person).get(url)).json()
    return { timeZone, saved }
  }

  test('takes the latest one over until settings are saved', async () => {
    const person = await t.insertUser()

    for (const timeZone of ['Asia/Kathmandu', 'Europe/Lisbon']) await t.as(person).put(zone, { timeZone })
    const before = await known(person)
    await t.as(person).put(url, { ...settings, timeZone: 'Europe/Berlin' })
    const answer = await t.as(person).put(zone, { timeZone: 'Asia/Kathmandu' })

    expect(before).toEqual({ timeZone: 'Europe/Lisbon', saved: false })
    expect(answer.statusCode).toBe(204)
    expect(await known(person)).toEqual({ timeZone: 'Europe/Berlin', saved: true })
  })

  test('changes nothing else of those who only used the link in a mail', async () => {
    const person = await t.insertUser()
    await setMuted(t.db, { userId: person.id, groups: ['hiring'], muted: true })

    await t.as(person).put(zone, { timeZone: 'Europe/Lisbon' })

    expect((await t.as(person).get(url)).json()).toMatchObject({
      timeZone: 'Europe/Lisbon',
      choices: { 'proposal.received': 'off', 'proposal.accepted': 'now' },
    })
  })

  test.each(['Europe/Atlantis', '+02:00', '', 'x'.repeat(65), 5, null])('%j is refused', async (timeZone) => {
    expectFailure(await t.as(await t.insertUser()).put(zone, { timeZone }), 400, 'request.invalid')
  })
})
