import type { ContractDetailView, EarningsView, SandboxCard } from '@guildhall/contract'
import { feeCents, toCents } from '@guildhall/contract'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { arrangeHire, type Hire } from '../../testing/contracts.ts'
import { doMoneyAct, type MoneyAct } from '../../testing/money-acts.ts'
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
const plain = ['begin', 'settle', 'late', 'deliver', 'changes', 'approve', 'timer', 'payout'] as const
const acts: fc.Arbitrary<MoneyAct> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...plain).map((what) => ({ what })) },
  { weight: 3, arbitrary: fc.constantFrom(...cards).map((card) => ({ what: 'charge' as const, card })) },
  { weight: 1, arbitrary: fc.boolean().map((approve) => ({ what: 'confirm' as const, approve })) },
  { weight: 1, arbitrary: fc.constant({ what: 'withdraw' as const }) },
)
const steps = fc.record({ on: fc.nat(contractsPerRun - 1), act: acts })
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
        if (this.isPaid) return false
        if (this.payment === 'none' || this.payment === 'over') this.payment = 'pending'
        return true
      case 'charge':
        if (this.payment !== 'pending') return this.payment === 'none' ? null : false
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
      case 'payout':
        return true
    }
  }

  get expected() {
    const isDone = this.isPaid && this.delivery === 'approved'
    return {
      status: isDone ? 'completed' : this.delivery === 'approved' ? 'payment_due' : 'active',
      isFunded: this.isPaid,
      money: { held: this.isPaid && !isDone ? this.cents / 100 : 0, released: isDone ? this.cents / 100 : 0 },
    }
  }

  #deliver(from: Model['delivery'][], to: Model['delivery']) {
    if (!from.includes(this.delivery)) return false
    this.delivery = to
    return true
  }

  #approve() {
    const isDone = this.#deliver(['submitted'], 'approved')
    if (isDone && this.isPaid) this.#release()
    return isDone
  }

  #pay() {
    this.payment = 'over'
    this.isPaid = true
    if (this.delivery === 'approved') this.#release()
  }

  #release() {
    this.purse.cents += this.cents - feeCents(this.cents, 1_000)
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

test('acts at the same time leave a sound book, and in the end all of it was released once', async () => {
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
      expect(contract).toMatchObject({ status: 'completed', money: { held: 0, released: amount / 100 } })
      earned += amount - feeCents(amount, 1_000)
    }
    const { available, released, withdrawn } = await earningsOf(hires)
    expect([available, released, withdrawn].map(toCents)).toEqual([0, earned, earned])
  })
  await fc.assert(property, { numRuns: runs })
})

function expectOnce({ timeline }: ContractDetailView) {
  const count = (...kinds: string[]) => timeline.filter(({ kind }) => kinds.includes(kind)).length
  const most = Math.max(count('funded'), count('released'), count('approved', 'auto_approved'), count('payment_due'))
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
