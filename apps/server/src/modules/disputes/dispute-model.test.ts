import type { ContractDetailView, DisputeView, EarningsView } from '@guildhall/contract'
import { disputeClaimsMaximum, disputesMaximum, feeCents, toCents } from '@guildhall/contract'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { arrangeHire, type Hire } from '../../testing/contracts.ts'
import { expectSoundBook, type Side } from '../../testing/disputes.ts'
import { moneyActs, pay } from '../../testing/money-acts.ts'
import { splitOf } from '../../testing/money-model.ts'
import { insertOperator } from '../../testing/operators.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { endClaims } from './end-claims.ts'

/** `GUILDHALL_MONEY_RUNS=500 npm test` looks longer. */
const runs = Number(process.env.GUILDHALL_MONEY_RUNS ?? 8)

let t: TestApp
let operator: Hire['client']
beforeAll(async () => {
  t = await startTestApp()
  operator = t.as(await insertOperator(t))
})

/** `percent` of what is split would go to the freelancer. */
type DisputeAct =
  | { what: 'open' | 'claim'; by: Side; percent: number }
  | { what: 'ask' | 'withdraw_dispute'; by: Side }
  | { what: 'time' }
  | { what: 'decide_dispute'; percent: number }
type WorkAct = { what: 'deliver' | 'changes' | 'approve' | 'timer' | 'refund' }
type Act = DisputeAct | WorkAct

const sides = fc.constantFrom('client' as const, 'freelancer' as const)
const percents = fc.constantFrom(0, 1, 30, 50, 70, 100)
const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('open' as const), by: sides, percent: percents }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ what: fc.constant('claim' as const), by: sides, percent: percents }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constantFrom('ask' as const, 'withdraw_dispute' as const), by: sides }),
  },
  { weight: 1, arbitrary: fc.constant({ what: 'time' as const }) },
  { weight: 1, arbitrary: percents.map((percent) => ({ what: 'decide_dispute' as const, percent })) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom<WorkAct['what'][]>('deliver', 'changes', 'timer', 'refund', 'approve')
      .map((what) => ({ what })),
  },
)
const amounts = fc.integer({ min: 101, max: 2_000_00 })

async function arrangePaid(cents: number): Promise<Hire> {
  const hire = await arrangeHire(t, { bidAmount: cents / 100 })
  await pay(t, hire)
  return hire
}

const isWork = (step: Act): step is WorkAct =>
  step.what === 'deliver' ||
  step.what === 'changes' ||
  step.what === 'approve' ||
  step.what === 'timer' ||
  step.what === 'refund'

/** Does one act on the newest dispute. Returns the status of the answer, and 0 if there is none to act on. */
async function act(hire: Hire, cents: number, step: Act): Promise<number> {
  const disputes = `/api/contracts/${hire.contractId}/disputes`
  const bodyOf = (total: number, percent: number) => {
    const { release, refund } = splitOf(total, percent)
    return { release: release / 100, refund: refund / 100, reason: 'We see it differently.' }
  }
  if (step.what === 'open') return (await hire[step.by].post(disputes, bodyOf(cents, step.percent))).statusCode
  if (step.what === 'time') {
    const past = `update disputes set claims_until = now() - interval '1 second' where contract_id = $1 and status = 'open'`
    await t.pool.query(past, [hire.contractId])
    await endClaims(t.deps)
    return 200
  }
  if (isWork(step)) return moneyActs[step.what].of(null).run(t, hire)
  const [newest] = (await hire.client.get(disputes)).json<DisputeView[]>()
  if (!newest) return 0
  const url = `/api/disputes/${newest._id}`
  if (step.what === 'claim') return (await hire[step.by].post(`${url}/claims`, bodyOf(cents, step.percent))).statusCode
  if (step.what === 'decide_dispute') {
    const body = bodyOf(toCents(newest.rest), step.percent)
    return (await operator.post(`/api/admin/disputes/${newest._id}/decide`, body)).statusCode
  }
  return (await hire[step.by].post(`${url}/${step.what === 'ask' ? 'ask-operator' : 'withdraw'}`)).statusCode
}

type Split = { release: number; refund: number }
type ModelDispute = {
  openedBy: Side
  status: 'open' | 'waiting' | 'over'
  claims: Partial<Record<Side, Split>>
  stated: Record<Side, number>
  asked: Set<Side>
  paid: Split
}

/** What one contract and its newest dispute should look like after acts one by one. */
class Model {
  delivery: 'none' | 'submitted' | 'rejected' = 'none'
  end: 'completed' | 'cancelled' | undefined
  dispute: ModelDispute | undefined
  readonly opened = { client: 0, freelancer: 0 }
  readonly cents: number
  released = 0
  refunded = 0

  constructor(cents: number) {
    this.cents = cents
  }

  /** Does the act, and returns whether it should be answered with success; null if there is no dispute to act on. */
  do(step: Act): boolean | null {
    const { dispute } = this
    switch (step.what) {
      case 'open':
        return this.#open(step.by, splitOf(this.cents, step.percent))
      case 'claim':
        return dispute ? this.#claim(dispute, step.by, splitOf(this.cents, step.percent)) : null
      case 'ask':
        if (!dispute) return null
        if (dispute.status !== 'open' || dispute.asked.has(step.by)) return false
        if (dispute.asked.add(step.by).size === 2) dispute.status = 'waiting'
        return true
      case 'time':
        if (dispute?.status === 'open') dispute.status = 'waiting'
        return true
      case 'withdraw_dispute':
        if (!dispute) return null
        if (dispute.status === 'over' || dispute.openedBy !== step.by) return false
        if (dispute.paid.release + dispute.paid.refund > 0) return false
        dispute.status = 'over'
        return true
      case 'decide_dispute': {
        if (!dispute) return null
        if (dispute.status !== 'waiting') return false
        this.#pay(splitOf(this.cents - dispute.paid.release - dispute.paid.refund, step.percent))
        this.#close(dispute)
        return true
      }
      case 'deliver':
        return this.#deliver(['none', 'rejected'], 'submitted')
      case 'changes':
        return this.#deliver(['submitted'], 'rejected')
      case 'approve':
        return this.#approve()
      case 'timer':
        this.#approve()
        return true
      case 'refund':
        return true
    }
  }

  get expected() {
    const left = (this.cents - this.released - this.refunded) / 100
    return {
      status: this.end ?? (this.isDisputed ? 'disputed' : 'active'),
      money: {
        held: this.isDisputed || this.end ? 0 : left,
        disputed: this.isDisputed ? left : 0,
        released: this.released / 100,
        refunded: this.refunded / 100,
      },
    }
  }

  get isDisputed() {
    return this.dispute !== undefined && this.dispute.status !== 'over'
  }

  #open(by: Side, split: Split) {
    if (this.end || this.isDisputed || this.opened[by] === disputesMaximum) return false
    this.opened[by] += 1
    this.dispute = {
      openedBy: by,
      status: 'open',
      claims: { [by]: split },
      stated: { client: 0, freelancer: 0, [by]: 1 },
      asked: new Set(),
      paid: { release: 0, refund: 0 },
    }
    return true
  }

  #claim(dispute: ModelDispute, by: Side, split: Split) {
    const { claims, paid, stated } = dispute
    if (dispute.status !== 'open' || stated[by] === disputeClaimsMaximum) return false
    if (split.release < paid.release || split.refund < paid.refund) return false
    claims[by] = split
    stated[by] += 1
    if (!claims.client || !claims.freelancer) return true
    const release = Math.min(claims.client.release, claims.freelancer.release)
    const refund = Math.min(claims.client.refund, claims.freelancer.refund)
    const part = {
      release: Math.max(release, paid.release) - paid.release,
      refund: Math.max(refund, paid.refund) - paid.refund,
    }
    this.#pay(part)
    dispute.paid = { release: paid.release + part.release, refund: paid.refund + part.refund }
    if (release + refund === this.cents) this.#close(dispute)
    return true
  }

  #pay({ release, refund }: Split) {
    this.released += release
    this.refunded += refund
  }

  #close(dispute: ModelDispute) {
    dispute.status = 'over'
    this.end = 'cancelled'
  }

  #deliver(from: Model['delivery'][], to: Model['delivery']) {
    if (this.end || this.isDisputed || !from.includes(this.delivery)) return false
    this.delivery = to
    return true
  }

  #approve() {
    if (this.end || this.isDisputed || this.delivery !== 'submitted') return false
    this.released = this.cents
    this.end = 'completed'
    return true
  }
}

const contractOf = async ({ client, contractId }: Hire) =>
  (await client.get(`/api/contracts/${contractId}`)).json<ContractDetailView>()
const availableTo = async ({ freelancer }: Hire) =>
  toCents((await freelancer.get('/api/earnings')).json<EarningsView>().available)
const sendRefunds = (hire: Hire) => moneyActs.refund.of(null).run(t, hire)

test('acts of a dispute in any order are answered, and move money, as the model says', async () => {
  const property = fc.asyncProperty(amounts, fc.array(acts, { maxLength: 30 }), async (cents, program) => {
    const hire = await arrangePaid(cents)
    const model = new Model(cents)

    for (const [index, step] of program.entries()) {
      const expected = model.do(step)
      const status = await act(hire, cents, step)
      const answer = status === 0 ? null : status < 300
      expect([index, step, answer]).toEqual([index, step, expected])
    }

    expect(await contractOf(hire)).toMatchObject(model.expected)
    expect(await availableTo(hire)).toBe(model.released - feeCents(model.released, 1_000))
    await sendRefunds(hire)
    await expectSoundBook(t)
  })
  await fc.assert(property, { numRuns: runs })
})

test('acts of a dispute at the same time leave a sound book, and all of the money goes somewhere once', async () => {
  const lanes = fc.array(fc.array(acts, { minLength: 4, maxLength: 10 }), { minLength: 3, maxLength: 4 })
  const property = fc.asyncProperty(amounts, lanes, async (cents, programs) => {
    const hire = await arrangePaid(cents)
    const statuses: number[] = []

    await Promise.all(
      programs.map(async (program) => {
        for (const step of program) statuses.push(await act(hire, cents, step))
      }),
    )

    expect(statuses.filter((status) => status >= 500)).toEqual([])
    await sendRefunds(hire)
    await expectSoundBook(t)
    for (const what of ['time', 'decide_dispute', 'deliver', 'approve'] as const) {
      await act(hire, cents, what === 'decide_dispute' ? { what, percent: 50 } : { what })
    }
    await sendRefunds(hire)
    await expectSoundBook(t)
    const { status, money } = await contractOf(hire)
    expect(['completed', 'cancelled']).toContain(status)
    expect([money.held, money.disputed]).toEqual([0, 0])
    expect(toCents(money.released) + toCents(money.refunded)).toBe(cents)
    const released = toCents(money.released)
    expect(await availableTo(hire)).toBe(released - feeCents(released, 1_000))
  })
  await fc.assert(property, { numRuns: runs })
})
