import { allNotificationGroups } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createUnsubscribeToken } from './unsubscribe-token.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const pathOf = (token: string) => `/api/mail/unsubscribe/${token}`
const choicesOf = async (person: { token: string }) =>
  (await t.as(person).get('/api/notifications/settings')).json().choices as Record<string, string>

async function arrange(group: Parameters<typeof createUnsubscribeToken>[1]['group'] = 'hiring') {
  const person = await t.insertUser()
  return { person, token: await createUnsubscribeToken(t.db, { userId: person.id, group }) }
}

describe('the link in a mail', () => {
  test('turns a group off with the form that mail programs send, without a session, as often as it is sent', async () => {
    const { person, token } = await arrange()
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } }

    const answers = [1, 2].map(() => t.anonymous.post(pathOf(token), 'List-Unsubscribe=One-Click', form))

    for (const answer of await Promise.all(answers)) {
      expect([answer.statusCode, answer.json()]).toEqual([200, { groups: ['hiring'], subscribed: false }])
    }
    expect(await choicesOf(person)).toMatchObject({ 'proposal.received': 'off', 'proposal.accepted': 'now' })
  })

  test('works for an address that is not confirmed any more', async () => {
    const { person, token } = await arrange()
    await t.pool.query('update users set email_confirmed_at = null where id = $1', [person.id])

    expect((await t.anonymous.post(pathOf(token))).statusCode).toBe(200)
    expect(await choicesOf(person)).toMatchObject({ 'proposal.received': 'off' })
  })

  test('can be taken back, and leaves choices as they were', async () => {
    const { person, token } = await arrange()
    const chosen = { choices: { 'proposal.received': 'digest' }, quietHours: null, timeZone: 'UTC', digestHour: 8 }
    await t.as(person).put('/api/notifications/settings', chosen)
    await t.anonymous.post(pathOf(token))

    const answer = await t.anonymous.delete(pathOf(token))

    expect(answer.json()).toEqual({ groups: ['hiring'], subscribed: true })
    expect(await choicesOf(person)).toMatchObject({ 'proposal.received': 'digest' })
  })

  test('for everything turns all off but what cannot be', async () => {
    const { person, token } = await arrange('all')

    const { groups } = (await t.anonymous.post(pathOf(token))).json()

    expect(groups).toEqual(allNotificationGroups.filter((group) => group !== 'security'))
    const kept = Object.entries(await choicesOf(person)).flatMap(([kind, choice]) => (choice === 'off' ? [] : [kind]))
    expect(kept.toSorted()).toEqual([
      'account.appeal_answered',
      'account.export_ready',
      'account.security',
      'account.suspended',
      'account.suspension_lifted',
      'account.warned',
      'content.hidden',
      'contract.ended',
      'contract.party_back',
      'contract.party_suspended',
      'decision.answered',
      'decision.reversed',
      'dispute.agreed',
      'dispute.decided',
      'dispute.opened',
      'money.card_dispute_lost',
      'money.card_dispute_won',
      'money.card_disputed',
      'money.due',
      'money.hold_ended',
      'money.hold_ending',
      'money.payout_failed',
      'money.refund_failed',
      'money.refund_repaid',
      'result.regraded',
      'result.restored',
      'result.withdrawn',
    ])
  })

  test('is outweighed by settings that are saved later', async () => {
    const { person, token } = await arrange()
    await t.anonymous.post(pathOf(token))

    await t.as(person).put('/api/notifications/settings', {
      choices: {},
      quietHours: null,
      timeZone: 'UTC',
      digestHour: 8,
    })

    expect(await choicesOf(person)).toMatchObject({ 'proposal.received': 'now' })
  })

  test('opened in a browser leads to the page, and changes nothing', async () => {
    const { person, token } = await arrange()

    const answer = await t.anonymous.get(pathOf(token))

    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/unsubscribe#${token}`])
    expect(await choicesOf(person)).toMatchObject({ 'proposal.received': 'now' })
  })

  test('that was changed or made up, or whose account is gone, gets one answer', async () => {
    const { person, token } = await arrange()
    const { person: gone, token: goneToken } = await arrange()
    await t.pool.query('delete from users where id = $1', [gone.id])
    const bytes = Buffer.from(token, 'base64url')
    const flipped = (index: number) => {
      const copy = Buffer.from(bytes)
      copy[index] = (copy[index] ?? 0) ^ 1
      return copy.toString('base64url')
    }
    const wrong = [goneToken, flipped(0), flipped(20), flipped(bytes.length - 1), `${token}A`, 'x', '%00']

    const answers = await Promise.all(wrong.map((one) => t.anonymous.post(pathOf(one))))

    for (const answer of answers) expectFailure(answer, 404, 'notifications.link_unknown')
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await choicesOf(person)).toMatchObject({ 'proposal.received': 'now' })
  })
})
