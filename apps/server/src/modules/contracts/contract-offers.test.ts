import type { ContractDetailView, ContractOfferBody, LedgerStatementView, SandboxCard } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { arrangeHire, type Hire } from '../../testing/contracts.ts'
import { expectFailure, sortedStatuses } from '../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { auditLedger, describeAudit } from '../ledger/audit/audit-ledger.ts'
import { listOpenWork } from '../personal-data/open-work.queries.ts'
import { settleContract } from './settle-contract.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const reason = 'The plans have changed.'
const contractOf = async ({ client, contractId }: Hire) =>
  (await client.get(`/api/contracts/${contractId}`)).json<ContractDetailView>()
const offersUrl = ({ contractId }: Hire) => `/api/contracts/${contractId}/offers`

async function begin({ client, contractId }: Hire): Promise<string> {
  return (await client.post(`/api/contracts/${contractId}/payments`)).json()._id
}
async function pay(hire: Hire, card: SandboxCard = 'succeeds') {
  const paymentId = await begin(hire)
  await hire.client.post(`/api/payments/${paymentId}/test-card`, { card })
  return paymentId
}

async function offer(hire: Hire, by: 'client' | 'freelancer', split: Omit<ContractOfferBody, 'reason'>) {
  const response = await hire[by].post(offersUrl(hire), { ...split, reason })
  expect(response.statusCode, response.body).toBe(201)
  const { openOffer } = response.json<ContractDetailView>()
  if (!openOffer) throw new Error('an offer must be open')
  const answer = (act: 'accept' | 'decline' | 'withdraw') => (who: 'client' | 'freelancer') =>
    hire[who].post(`${offersUrl(hire)}/${openOffer._id}/${act}`)
  return { ...openOffer, accept: answer('accept'), decline: answer('decline'), withdraw: answer('withdraw') }
}

/** A contract over 1,000 dollars that is paid. */
async function arrangePaid() {
  const hire = await arrangeHire(t, { bidAmount: 1000 })
  await pay(hire)
  return hire
}

const kindsOf = ({ timeline }: ContractDetailView) => timeline.map(({ kind }) => kind)
const noticesOf = (userId: string) =>
  t.pool
    .query<{ kind: string }>(
      "select kind from notifications where user_id = $1 and kind ~ '^(contract|money)' order by kind",
      [userId],
    )
    .then(({ rows }) => rows.map(({ kind }) => kind))

async function expectSoundBook() {
  expect(describeAudit(await auditLedger(t.db))).toMatch(/^The book is sound/)
}

describe('ending a contract by agreement', () => {
  test('both see the fee and what each gets; accepted, the money is split and the project is cancelled', async () => {
    const hire = await arrangePaid()
    const made = await offer(hire, 'freelancer', { release: 333.33, refund: 666.67 })
    expect(made).toMatchObject({ by: 'freelancer', release: 333.33, fee: 33.33, earnings: 300, refund: 666.67, reason })
    expect(await contractOf(hire)).toMatchObject({
      status: 'active',
      openOffer: { _id: made._id },
      allowedMoves: ['accept_end', 'decline_end', 'open_dispute', 'offer_change'],
      refusals: { offer_end: 'contract.offer_open', withdraw_end: 'contract.offer_not_own' },
    })

    const ended = (await made.accept('client')).json<ContractDetailView>()

    expect(ended).toMatchObject({
      status: 'cancelled',
      next: null,
      openOffer: null,
      offers: [{ status: 'accepted' }],
      money: { held: 0, released: 333.33, refunded: 666.67 },
      allowedMoves: [],
    })
    expect(kindsOf(ended)).toEqual(['agreed', 'funded', 'end_offered', 'cancelled', 'released', 'refunded'])
    expect((await hire.freelancer.get('/api/earnings')).json()).toMatchObject({ available: 300, held: 0 })
    const { lines } = (await hire.client.get(`/api/contracts/${hire.contractId}/ledger`)).json<LedgerStatementView>()
    expect(lines.slice(2).map(({ account, amount }) => [account, amount])).toEqual([
      ['escrow', -333.33],
      ['payable', 300],
      ['platform_fee', 33.33],
      ['escrow', -666.67],
      ['refund_out', 666.67],
    ])
    expect(await noticesOf(hire.clientUser.id)).toEqual(['contract.end_offered', 'contract.ended', 'money.refunded'])
    expect(await noticesOf(hire.freelancerUser.id)).toEqual(['contract.ended', 'money.held', 'money.released'])
    await t.runJobs()
    await t.runJobs()
    const sent = `select r.status, s.amount_cents from refunds r join sandbox_refunds s on s.refund_id = r.id
      where r.contract_id = $1`
    expect((await t.pool.query(sent, [hire.contractId])).rows).toEqual([{ status: 'sent', amount_cents: 66_667 }])
    await expectSoundBook()
  })

  test('a contract that is not paid is cancelled without money', async () => {
    const hire = await arrangeHire(t)
    const made = await offer(hire, 'client', { release: 0, refund: 0 })
    expect((await made.accept('freelancer')).json()).toMatchObject({ status: 'cancelled', money: { refunded: 0 } })
  })

  test('approved work that is not paid for can be let go, too', async () => {
    const hire = await arrangeHire(t)
    await hire.deliver()
    await hire.approve()
    const made = await offer(hire, 'freelancer', { release: 0, refund: 0 })
    expect((await made.accept('client')).json()).toMatchObject({ status: 'cancelled' })
    expect((await hire.client.get(`/projects/${hire.projectId}`)).json()).toMatchObject({ status: 'cancelled' })
  })

  test('the two amounts must be all that is held, in whole cents', async () => {
    const hire = await arrangePaid()
    const send = (body: object) => hire.client.post(offersUrl(hire), { reason, ...body })
    const { message } = expectFailure(await send({ release: 500, refund: 499.99 }), 409, 'contract.offer_sum')
    expect(message).toContain('$1,000')
    for (const body of [
      { release: -1, refund: 1001 },
      { release: 0.001, refund: 999.999 },
      { release: 0, refund: 1000, reason: ' ' },
      { release: 0, refund: 1000, reason: 'x'.repeat(2_001) },
    ]) {
      expect((await send(body)).statusCode).toBe(400)
    }
  })

  test('an offer can be declined by the other side and withdrawn by its own, and made anew', async () => {
    const hire = await arrangePaid()
    const first = await offer(hire, 'client', { release: 0, refund: 1000 })
    expectFailure(await first.accept('client'), 409, 'contract.offer_own')
    expectFailure(await first.decline('client'), 409, 'contract.offer_own')
    expectFailure(await first.withdraw('freelancer'), 409, 'contract.offer_not_own')
    expect((await first.decline('freelancer')).json()).toMatchObject({ status: 'active', openOffer: null })
    expectFailure(await first.accept('freelancer'), 409, 'contract.no_offer')

    const second = await offer(hire, 'client', { release: 500, refund: 500 })
    expectFailure(await first.accept('freelancer'), 409, 'contract.offer_over')
    await second.withdraw('client')

    const after = await contractOf(hire)
    expect(after.offers.map(({ status }) => status)).toEqual(['withdrawn', 'declined'])
    expect(after.allowedMoves).toContain('offer_end')
  })

  test('sent again with its key, an offer is made once', async () => {
    const hire = await arrangePaid()
    const send = () =>
      t.app.inject({
        method: 'POST',
        url: offersUrl(hire),
        headers: { authorization: `Bearer ${hire.clientUser.token}`, 'idempotency-key': 'one-offer' },
        payload: { release: 0, refund: 1000, reason },
      })
    const [first, again] = [await send(), await send()]
    expect([again.statusCode, again.body]).toEqual([201, first.body])
  })

  test('each side can make twenty offers', async () => {
    const hire = await arrangePaid()
    for (let count = 0; count < 20; count += 1) {
      await (await offer(hire, 'client', { release: 0, refund: 1000 })).withdraw('client')
    }
    const send = () => hire.client.post(offersUrl(hire), { release: 0, refund: 1000, reason })
    expectFailure(await send(), 409, 'contract.offers_used_up')
    expect((await contractOf(hire)).refusals.offer_end).toBe('contract.offers_used_up')
    await offer(hire, 'freelancer', { release: 0, refund: 1000 })
  })

  test('what happened stands in the conversation of the two', async () => {
    const hire = await arrangePaid()
    const { _id } = (await hire.client.post('/api/conversations', { userId: hire.freelancerUser.id })).json()
    const url = `/api/conversations/${_id}/messages`
    await hire.client.post(url, { clientId: t.newId(), text: 'Shall we end it?' })
    await (await offer(hire, 'client', { release: 0, refund: 1000 })).accept('freelancer')

    const { body } = await hire.client.get(url)
    const events = [...body.matchAll(/"kind":"(contract\.[a-z_]+)"/g)].map(([, kind]) => kind)
    expect(new Set(events)).toEqual(new Set(['contract.end_offered', 'contract.ended']))
  })
})

describe('after the end', () => {
  test('nothing can be delivered, approved, paid, proposed or edited, and lists show the project as cancelled', async () => {
    const hire = await arrangePaid()
    await hire.deliver()
    await (await offer(hire, 'client', { release: 1000, refund: 0 })).accept('freelancer')

    const deliverables = `/api/proposals/${hire.proposalId}/deliverables`
    expectFailure(await hire.client.post(`${deliverables}/approve`), 409, 'contract.over')
    expectFailure(await hire.client.post(`${deliverables}/reject`), 409, 'contract.over')
    const delivery = (await hire.client.get(deliverables)).json()
    expect(delivery).toMatchObject({ allowedMoves: [], refusals: { approve: 'contract.over' } })
    expectFailure(await hire.client.post(`/api/contracts/${hire.contractId}/payments`), 409, 'contract.over')
    expectFailure(await hire.freelancer.post(offersUrl(hire), { release: 0, refund: 0, reason }), 409, 'contract.over')

    const stranger = t.as(await t.insertUser())
    const project = (await stranger.get(`/projects/${hire.projectId}`)).json()
    expect(project).toMatchObject({ status: 'cancelled', refusals: { propose: 'proposal.project_closed' } })
    const own = (await hire.client.get(`/projects/user/${hire.clientUser.id}?status=cancelled`)).json()
    expect(own).toMatchObject({ total: 1, counts: { cancelled: 1, in_progress: 0 } })
    expect(own.data[0]).toMatchObject({ refusals: { edit: 'project.cancelled' } })
    const [sent] = (await hire.freelancer.get(`/api/proposals/freelancer/${hire.freelancerUser.id}`)).json()
    expect(sent).toMatchObject({ status: 'accepted', projectId: { status: 'cancelled' } })
  })

  test('it does not keep either of them from leaving', async () => {
    const hire = await arrangePaid()
    await (await offer(hire, 'client', { release: 0, refund: 1000 })).accept('freelancer')
    for (const { id } of [hire.clientUser, hire.freelancerUser]) {
      expect(await listOpenWork(t.db, id)).toEqual([])
    }
  })

  test.each(['needs_confirmation', 'succeeds_late'] as const)(
    'a payment that succeeds late (%s) goes back at once',
    async (card) => {
      const hire = await arrangeHire(t, { bidAmount: 80 })
      const paymentId = await pay(hire, card)
      await (await offer(hire, 'client', { release: 0, refund: 0 })).accept('freelancer')

      if (card === 'succeeds_late') await t.runJobs(true)
      else await hire.client.post(`/api/payments/${paymentId}/test-confirmation`, { approve: true })

      const after = await contractOf(hire)
      expect(after).toMatchObject({ status: 'cancelled', money: { held: 0, released: 0, refunded: 80 } })
      expect(kindsOf(after).slice(-2)).toEqual(['funded', 'refunded'])
      expect(await noticesOf(hire.clientUser.id)).toContain('money.refunded')
      expect(await noticesOf(hire.freelancerUser.id)).not.toContain('money.held')
      await expectSoundBook()
    },
  )

  test('no card is charged for a payment that was begun before', async () => {
    const hire = await arrangeHire(t)
    const paymentId = await begin(hire)
    await (await offer(hire, 'client', { release: 0, refund: 0 })).accept('freelancer')
    const charge = await hire.client.post(`/api/payments/${paymentId}/test-card`, { card: 'succeeds' })
    expectFailure(charge, 409, 'contract.over')
  })
})

describe('an open offer is outdated', () => {
  test('by a payment', async () => {
    const hire = await arrangeHire(t)
    const made = await offer(hire, 'client', { release: 0, refund: 0 })
    await pay(hire)
    expect(await contractOf(hire)).toMatchObject({ openOffer: null, offers: [{ status: 'outdated' }] })
    expectFailure(await made.accept('freelancer'), 409, 'contract.no_offer')
  })

  test('by an approval, paid or not', async () => {
    for (const hire of [await arrangePaid(), await arrangeHire(t)]) {
      const { heldCents } = { heldCents: (await contractOf(hire)).money.held }
      await offer(hire, 'freelancer', { release: 0, refund: heldCents })
      await hire.deliver()
      await hire.approve()
      expect(await contractOf(hire)).toMatchObject({ openOffer: null, offers: [{ status: 'outdated' }] })
    }
  })
})

describe('races', () => {
  const onContract = (hire: Hire) => ({ table: 'contracts', id: hire.contractId }) as const
  const onProject = (hire: Hire) => ({ table: 'projects', id: hire.projectId }) as const

  test('two acceptances: the money moves once', async () => {
    const hire = await arrangePaid()
    const { accept } = await offer(hire, 'client', { release: 100, refund: 900 })
    const answers = await t.race(onProject(hire), [() => accept('freelancer'), () => accept('freelancer')])
    expect(sortedStatuses(answers)).toEqual([200, 409])
    expect(await contractOf(hire)).toMatchObject({ money: { released: 100, refunded: 900 } })
  })

  test('acceptance and withdrawal: one of them', async () => {
    const hire = await arrangePaid()
    const { accept, withdraw } = await offer(hire, 'client', { release: 100, refund: 900 })
    const answers = await t.race(onContract(hire), [() => accept('freelancer'), () => withdraw('client')])
    expect(sortedStatuses(answers)).toEqual([200, 409])
    const [accepted] = answers
    expect((await contractOf(hire)).status).toBe(accepted?.statusCode === 200 ? 'cancelled' : 'active')
  })

  test('acceptance and approval: the money goes one way', async () => {
    const hire = await arrangePaid()
    await hire.deliver()
    const { accept } = await offer(hire, 'freelancer', { release: 0, refund: 1000 })
    const approve = () => hire.client.post(`/api/proposals/${hire.proposalId}/deliverables/approve`)
    const answers = await t.race(onProject(hire), [() => accept('client'), approve])
    expect(sortedStatuses(answers)).toEqual([200, 409])
    const { status, money } = await contractOf(hire)
    expect([status, money.refunded, money.released]).toEqual(
      answers[0]?.statusCode === 200 ? ['cancelled', 1000, 0] : ['completed', 0, 1000],
    )
    await expectSoundBook()
  })

  test('acceptance and a payment that arrives: it is held or goes back', async () => {
    const hire = await arrangeHire(t)
    const { accept } = await offer(hire, 'client', { release: 0, refund: 0 })
    const paymentId = await begin(hire)
    const charge = () => hire.client.post(`/api/payments/${paymentId}/test-card`, { card: 'succeeds' })
    const [accepted] = await t.race(onContract(hire), [() => accept('freelancer'), charge])
    const { status, money } = await contractOf(hire)
    expect([status, money.held, money.refunded]).toEqual(
      accepted?.statusCode === 200 ? ['cancelled', 0, 1200] : ['active', 1200, 0],
    )
    await expectSoundBook()
  })
})

describe('a decision of the operator', () => {
  test('splits what is held, outdates an open offer and shows both the reason', async () => {
    const hire = await arrangePaid()
    await offer(hire, 'client', { release: 0, refund: 1000 })

    const decision = { contractId: hire.contractId, refundCents: 25_000, reason: 'Half a year without an answer.' }
    expect(await settleContract(t.deps, decision)).toMatchObject({ releaseCents: 75_000, refundCents: 25_000 })

    for (const who of [hire.client, hire.freelancer]) {
      const seen = (await who.get(`/api/contracts/${hire.contractId}`)).json<ContractDetailView>()
      expect(seen).toMatchObject({ status: 'cancelled', money: { released: 750, refunded: 250 } })
      const decided = seen.timeline.find(({ kind }) => kind === 'decided')
      expect(decided).toMatchObject({ by: null, reason: decision.reason })
    }
    expect(await noticesOf(hire.clientUser.id)).toContain('contract.ended')
    expect(await noticesOf(hire.freelancerUser.id)).toContain('contract.ended')
    await expect(settleContract(t.deps, decision)).rejects.toThrow('contract.over')
    await expectSoundBook()
  })

  test('cannot refund more than is held', async () => {
    const { contractId } = await arrangePaid()
    const decision = settleContract(t.deps, { contractId, refundCents: 100_001, reason })
    await expect(decision).rejects.toThrow('contract.offer_sum')
  })
})
