import type { ContractDetailView, EarningsView, SandboxCard } from '@guildhall/contract'
import { feeCents, toCents } from '@guildhall/contract'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { arrangeHire, type Hire } from '../../testing/contracts.ts'
import { doMoneyAct, type MoneyAct, splitOf } from '../../testing/money-acts.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { auditLedger, describeAudit } from '../ledger/audit/audit-ledger.ts'

/** `GUILDHALL_MONEY_RUNS=500 npm test` looks longer. */
const runs = Number(process.env.GUILDHALL_MONEY_RUNS ?? 8)
const contractsPerRun = 3

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const cards: SandboxCard[] = ['succeeds', 'declined', 'needs_confirmation', 'succeeds_late']
const plain = ['begin', 'settle', 'late', 'deliver', 'changes', 'approve', 'timer', 'payout', 'refund'] as const
const sides = fc.constantFrom('client' as const, 'freelancer' as const)
const acts: fc.Arbitrary<MoneyAct> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...plain).map((what) => ({ what })) },
  { weight: 3, arbitrary: fc.constantFrom(...cards).map((card) => ({ what: 'charge' as const, card })) },
  { weight: 1, arbitrary: fc.boolean().map((approve) => ({ what: 'confirm' as const, approve })) },
  { weight: 1, arbitrary: fc.constant({ what: 'withdraw' as const }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('offer' as const), by: sides, percent: fc.nat(100) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constantFrom('accept' as const, 'decline' as const, 'take_back' as const),
      by: sides,
    }),
  },
)
/** Rare: nothing moves after it. */
const decisions: fc.Arbitrary<MoneyAct> = fc.record({ what: fc.constant('decide' as const), percent: fc.nat(100) })
const steps = fc.record({
  on: fc.nat(contractsPerRun - 1),
  act: fc.oneof({ weight: 40, arbitrary: acts }, { weight: 1, arbitrary: decisions }),
})
const amounts = fc.array(fc.integer({ min: 101, max: 2_000_00 }), {
  minLength: contractsPerRun,
  maxLength: contractsPerRun,
})

/** Contracts of as many clients with one freelancer, whose withdrawals meet the releases of all of them. */
async function arrangeHires(cents: number[]): Promise<Hire[]> {
  const freelancer = await t.insertUser()
  const hires = []
  for (const amount of cents) hires.push(await arrangeHire(t, { freelancer, bidAmount: amount / 100 }))
  return hires
}
const hireAt = (hires: Hire[], index: number) => hires[index] as Hire

const contractOf = async ({ client, contractId }: Hire) =>
  (await client.get(`/api/contracts/${contractId}`)).json<ContractDetailView>()
const earningsOf = async (hires: Hire[]) =>
  (await hireAt(hires, 0).freelancer.get('/api/earnings')).json<EarningsView>()

/** What one contract should look like after acts one by one. */
class Model {
  payment: 'none' | 'pending' | 'requires_action' | 'processing' | 'over' = 'none'
  delivery: 'none' | 'submitted' | 'rejected' | 'approved' = 'none'
  isPaid = false
  isCancelled = false
  offer: { by: 'client' | 'freelancer'; percent: number } | undefined
  hasOffers = false
  released = 0
  refunded = 0
  readonly cents: number
  readonly purse: { cents: number }

  constructor(cents: number, purse: { cents: number }) {
    this.cents = cents
    this.purse = purse
  }

  /** Does the act, and returns whether it should be answered with success; null if there is no payment to act on. */
  do(act: MoneyAct): boolean | null {
    switch (act.what) {
      case 'begin':
        if (this.isPaid || this.isCancelled) return false
        if (this.payment === 'none' || this.payment === 'over') this.payment = 'pending'
        return true
      case 'charge':
        if (this.payment !== 'pending') return this.payment === 'none' ? null : false
        if (this.isCancelled) return false
        if (act.card === 'succeeds') this.#pay()
        else if (act.card === 'declined') this.payment = 'over'
        else this.payment = act.card === 'needs_confirmation' ? 'requires_action' : 'processing'
        return true
      case 'confirm':
        if (this.payment !== 'requires_action') return this.payment === 'none' ? null : false
        if (act.approve) this.#pay()
        else this.payment = 'over'
        return true
      case 'settle':
        return this.payment === 'none' ? null : true
      case 'late':
        if (this.payment === 'none') return null
        if (this.payment === 'processing') this.#pay()
        return true
      case 'deliver':
        return this.#deliver(['none', 'rejected'], 'submitted')
      case 'changes':
        return this.#deliver(['submitted'], 'rejected')
      case 'approve':
        return this.#approve()
      case 'timer':
        this.#approve()
        return true
      case 'withdraw': {
        const had = this.purse.cents > 0
        this.purse.cents = 0
        return had
      }
      case 'offer':
        if (this.isOver || this.offer) return false
        this.offer = act
        this.hasOffers = true
        return true
      case 'accept':
      case 'decline':
      case 'take_back': {
        if (!this.hasOffers) return null
        const { offer } = this
        if (this.isOver || !offer || (offer.by === act.by) !== (act.what === 'take_back')) return false
        this.offer = undefined
        if (act.what === 'accept') this.#end(offer.percent)
        return true
      }
      case 'decide':
        if (this.isOver) return false
        this.offer = undefined
        this.#end(act.percent)
        return true
      case 'refund':
      case 'payout':
        return true
    }
  }

  get expected() {
    const { isPaid, isOver, isCancelled, released, refunded } = this
    const isDone = isOver && !isCancelled
    const open = this.delivery === 'approved' ? 'payment_due' : 'active'
    return {
      status: isDone ? 'completed' : isCancelled ? 'cancelled' : open,
      ...(isCancelled ? {} : { isFunded: isPaid }),
      openOffer: this.offer ? { by: this.offer.by } : null,
      money: { held: isPaid && !isOver ? this.cents / 100 : 0, released: released / 100, refunded: refunded / 100 },
    }
  }

  get isOver() {
    return this.isCancelled || (this.isPaid && this.delivery === 'approved')
  }

  #deliver(from: Model['delivery'][], to: Model['delivery']) {
    if (this.isCancelled || !from.includes(this.delivery)) return false
    this.delivery = to
    return true
  }

  #approve() {
    const isDone = this.#deliver(['submitted'], 'approved')
    if (isDone) this.offer = undefined
    if (isDone && this.isPaid) this.#release(this.cents)
    return isDone
  }

  #pay() {
    this.payment = 'over'
    if (this.isCancelled) {
      this.refunded += this.cents
      return
    }
    this.isPaid = true
    this.offer = undefined
    if (this.delivery === 'approved') this.#release(this.cents)
  }

  #end(percent: number) {
    const { release, refund } = splitOf(this.isPaid ? this.cents : 0, percent)
    this.isCancelled = true
    this.refunded += refund
    this.#release(release)
  }

  #release(cents: number) {
    this.released += cents
    this.purse.cents += cents - feeCents(cents, 1_000)
  }
}

async function expectSoundBook() {
  expect(describeAudit(await auditLedger(t.db))).toMatch(/^The book is sound/)
  expect(await t.value('select count(*) from ledger.balances where cents < 0')).toBe(0)
}

test('acts in any order are answered, and move money, as the model says', async () => {
  const property = fc.asyncProperty(amounts, fc.array(steps, { maxLength: 40 }), async (cents, program) => {
    const hires = await arrangeHires(cents)
    const purse = { cents: 0 }
    const models = cents.map((amount) => new Model(amount, purse))

    for (const [index, { on, act }] of program.entries()) {
      const expected = models[on]?.do(act)
      const status = await doMoneyAct(t, hireAt(hires, on), act)
      const answer = status === 0 ? null : status < 300
      expect([index, act, answer]).toEqual([index, act, expected])
    }

    for (const [index, model] of models.entries()) {
      expect(await contractOf(hireAt(hires, index))).toMatchObject(model.expected)
    }
    expect(toCents((await earningsOf(hires)).available)).toBe(purse.cents)
    await expectSoundBook()
  })
  await fc.assert(property, { numRuns: runs })
})

test('acts at the same time leave a sound book, and in the end all of it went where it belongs once', async () => {
  const lanes = fc.array(fc.array(steps, { minLength: 4, maxLength: 10 }), { minLength: 3, maxLength: 5 })
  const property = fc.asyncProperty(amounts, lanes, async (cents, programs) => {
    const hires = await arrangeHires(cents)
    const statuses: number[] = []

    await Promise.all(
      programs.map(async (program) => {
        for (const { on, act } of program) statuses.push(await doMoneyAct(t, hireAt(hires, on), act))
      }),
    )

    expect(statuses.filter((status) => status >= 500)).toEqual([])
    await expectSoundBook()
    for (const hire of hires) expectOnce(await contractOf(hire))

    for (const hire of hires) await bringToEnd(hire)
    await hireAt(hires, 0).freelancer.post('/api/payouts', {})
    await expectSoundBook()
    let earned = 0
    for (const [index, amount] of cents.entries()) {
      const contract = await contractOf(hireAt(hires, index))
      expectOnce(contract)
      const { status, money } = contract
      const [released, refunded] = [toCents(money.released), toCents(money.refunded)]
      expect(money.held).toBe(0)
      expect(['completed', 'cancelled']).toContain(status)
      if (status === 'completed') expect([released, refunded]).toEqual([amount, 0])
      else expect([0, amount]).toContain(released + refunded)
      earned += released - feeCents(released, 1_000)
    }
    const { available, released, withdrawn } = await earningsOf(hires)
    expect([available, released, withdrawn].map(toCents)).toEqual([0, earned, earned])
  })
  await fc.assert(property, { numRuns: runs })
})

function expectOnce({ timeline }: ContractDetailView) {
  const count = (...kinds: string[]) => timeline.filter(({ kind }) => kinds.includes(kind)).length
  const most = Math.max(
    count('funded'),
    count('released'),
    count('approved', 'auto_approved'),
    count('payment_due'),
    count('cancelled'),
    count('refunded'),
  )
  expect(most, JSON.stringify(timeline)).toBeLessThanOrEqual(1)
}

/** Pays, delivers and approves what is not yet. */
async function bringToEnd(hire: Hire) {
  const acts = ['late', 'begin', 'charge', 'confirm', 'begin', 'charge', 'deliver', 'approve'] as const
  for (const what of acts) {
    const act: MoneyAct =
      what === 'charge' ? { what, card: 'succeeds' } : what === 'confirm' ? { what, approve: true } : { what }
    expect(await doMoneyAct(t, hire, act)).toBeLessThan(500)
  }
}
