import { beforeAll, describe, expect, test } from 'vitest'
import { expectFailure } from './testing/expect-failure.ts'
import type { Row } from './testing/matrix-rows/matrix-row.ts'
import { matrix } from './testing/matrix-rows.ts'
import { arrangeScene } from './testing/matrix-scene.ts'
import { insertOperator } from './testing/operators.ts'
import type { Person, Scene } from './testing/scenes/scene.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const visitors = 'For visitors as well: a key belongs to an account.'
const secret = 'Answers with a secret, or proves who asks: such answers are not stored, and each proof works once.'
const state = 'Sets a state. Sent again it changes nothing.'
const check = 'Asks the provider and records what it says. Asked again, it records what is so by then.'
const own = 'The body has a `clientId`, which does the same and for longer.'

const password = 'The body holds a password, of which no fast hash may be kept.'

/** With reasons. DELETE is idempotent. PUT is, but an edit repeated over its own version would be refused. What creates something or moves money must take a key. */
const without: Record<string, string> = {
  'POST /auth/login': visitors,
  'POST /auth/login/second-factor': visitors,
  'POST /auth/login/passkey': visitors,
  'POST /auth/login/passkey/options': visitors,
  'POST /auth/signup': `${visitors} An address is registered once.`,
  'POST /auth/register': `${visitors} An address is registered once.`,
  'POST /auth/forgot-password': visitors,
  'POST /auth/reset-password': `${visitors} A link works once.`,
  'POST /auth/confirm-email': `${visitors} A link works once.`,
  'POST /auth/confirm-new-email': `${visitors} A link works once.`,
  'POST /auth/restore-email': `${visitors} A link works once.`,
  'POST /auth/providers/:provider/start': visitors,
  'POST /auth/providers/:provider/finish': `${visitors} An answer is taken once.`,
  'POST /auth/providers/link-mail': `${visitors} The newest link works.`,
  'POST /auth/link-identity': `${visitors} A link works once.`,
  'POST /api/account/identities': 'A ticket links once.',
  'POST /api/account/identities/:provider/start': secret,
  'POST /api/account/identities/:identityId/removal': secret,
  'POST /api/mail/unsubscribe/:token': visitors,
  'POST /api/direct-contracts/link': `${visitors} Reads what a link offers.`,
  'POST /api/direct-contracts/link/take': 'A link is taken by one person, who is answered the same again.',
  'POST /api/ai-quiz/generate': `${visitors} Keeps nothing.`,
  'POST /api/ai-course/generate': `${visitors} A stream, which is shown while it is written.`,
  'POST /api/courses/:courseId/continue': 'A stream. A lesson is added only where it is missing.',
  'POST /api/courses/:courseId/regenerate': 'A stream. Replaces the lessons of one course.',
  'POST /api/auth/logout': 'Ends the session that would ask again.',
  'POST /api/account/deletion': 'Ends the account that would ask again.',
  'POST /api/auth/second-factor/setup': secret,
  'POST /api/auth/second-factor/confirm': secret,
  'POST /api/auth/second-factor/recovery-codes': secret,
  'POST /api/auth/second-factor/off': secret,
  'POST /api/auth/passkeys': secret,
  'POST /api/auth/passkeys/options': secret,
  'POST /api/auth/passkeys/confirmation': secret,
  'POST /api/auth/passkeys/:passkeyId/removal': secret,
  'POST /api/payments/:id/card-form':
    'Answers with a secret, which is not stored. A payment has one PaymentIntent, which is answered again.',
  'POST /api/payout-account/onboarding':
    'Answers with a link that works once, and so is not stored. A person has one account at Stripe, whose key is their id.',
  'POST /api/payments/:id/check': check,
  'POST /api/payout-account/check': check,
  'POST /api/webhooks/stripe':
    'For Stripe, which has no account here. Each of its events has an id and is acted on once.',
  'POST /api/account/email-confirmation': 'Mails a link. The newest one works.',
  'POST /api/assessments/attempts': 'An account has one open attempt, which is answered again.',
  'POST /api/assessments/attempts/:attemptId/finish': 'An attempt has one result, which is answered again.',
  'POST /api/profile/images': 'A picture that no saved profile shows is removed after a day.',
  'POST /api/conversations/:conversationId/messages': own,
  'POST /api/conversations/:conversationId/files': own,
  'POST /api/conversations/:conversationId/read': state,
  'POST /api/conversations/:conversationId/block': state,
  'POST /api/conversation-with/:userId/block': state,
  'POST /api/conversations/:conversationId/mute': state,
  'POST /api/notifications/read': state,
  'POST /api/proposals/:id/open': state,
  'POST /api/project-files': 'A file that no project takes is removed after a day.',
  'POST /api/proposal-files': 'A file that no proposal takes is removed after a day.',
  'PUT /api/account/email': password,
  'PUT /api/account/password': `${password} ${secret}`,
}

const isKeyed = (route: string) => /^(POST|PUT) /.test(route)

test('every POST and PUT takes an Idempotency-Key, or says why not', () => {
  const { routeTable, routesWithKey } = t.app
  const writes = new Set(routeTable.filter(isKeyed))

  expect([...writes].filter((route) => !routesWithKey.has(route)).toSorted()).toEqual(Object.keys(without).toSorted())
})

const prepare: Record<string, (scene: Scene) => Promise<unknown>> = {
  'POST /api/library/:courseId/project/portfolio': async ({ client }) => {
    await t
      .as(client)
      .put('/api/profile/me', { name: 'Ada', title: 'Carpenter', bio: 'I make benches.', portfolio: [] })
    await t.as(client).put('/api/library/javascript/project', { link: 'https://example.com/list' })
  },
  'POST /api/payments/:id/test-confirmation': async ({ client, paymentId }) =>
    t.as(client).post(`/api/payments/${paymentId}/test-card`, { card: 'needs_confirmation' }),
  'POST /api/payouts': async ({ client, proposalId, contractId }) => {
    const { _id } = (await t.as(client).post(`/api/contracts/${contractId}/payments`)).json()
    await t.as(client).post(`/api/payments/${_id}/test-card`, { card: 'succeeds' })
    await t.pool.query("update proposals set delivery_status = 'submitted' where id = $1", [proposalId])
    await t.pool.query(
      `insert into deliveries (proposal_id, version, message, feedback, status, submitted_at)
       values ($1, 1, '', '', 'submitted', now())`,
      [proposalId],
    )
    const approved = await t.as(client).post(`/api/proposals/${proposalId}/deliverables/approve`)
    expect(approved.statusCode, approved.body).toBe(200)
  },
  'POST /api/contracts/:id/end': async ({ freelancer }) =>
    t.pool.query(
      "insert into suspensions (user_id, reason, suspended_at, suspended_by) values ($1, 'Spam', now(), $1)",
      [freelancer.id],
    ),
  'POST /api/admin/results/:id/restoration': async ({ resultId }) =>
    t.pool.query("insert into withdrawn_results (result_id, reason) values ($1, 'A shared key')", [resultId]),
}

const keyed = Object.entries(matrix).filter(([route]) => isKeyed(route) && !(route in without))
describe.each(keyed)('%s', (route, row) => {
  test('the same key gets the same answer, byte for byte, and with another body it is refused', async () => {
    const scene = await arrangeScene(t, row.stage ?? 'open')
    await prepare[route]?.(scene)
    const person = await callerOf(route, row, scene)
    const [method, address] = route.split(' ') as ['POST' | 'PUT', string]
    const url = row.path?.(scene, person) ?? address
    const payload = row.body?.(scene, person)
    const headers = { authorization: `Bearer ${person.token}`, 'idempotency-key': 'one-act' }
    const send = (body = payload) => t.app.inject({ method, url, headers, ...(body ? { payload: body } : {}) })

    const [first, again] = [await send(), await send()]
    const atAnotherAddress = await t.app.inject({
      method: 'POST',
      // Suspended people may, too.
      url: '/api/payouts',
      headers,
      payload: { amount: 5 },
    })

    expect(first.statusCode, first.body).toBeLessThan(300)
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body])
    expectFailure(atAnotherAddress, 422, 'request.idempotency_key_reused')
    const kept = 'select count(*) from idempotency_keys where user_id = $1 and answer is not null'
    expect(await t.value(kept, [person.id])).toBe(1)
  })
})

async function callerOf(route: string, row: Row, { client, freelancer }: Scene): Promise<Person> {
  if (row.operators) return insertOperator(t)
  if (route === 'POST /api/payouts') return freelancer
  return row.owner === 'freelancer' ? freelancer : client
}
