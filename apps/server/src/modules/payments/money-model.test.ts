import { type ContractDetailView, type EarningsView, toCents } from '@guildhall/contract'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { arrangeHire, type Hire } from '../../testing/contracts.ts'
import { anyMoneyAct, moneyActs } from '../../testing/money-acts.ts'
import { afterFee, ContractModel } from '../../testing/money-model.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { auditLedger, describeAudit } from '../ledger/audit/audit-ledger.ts'

/** `GUILDHALL_MONEY_RUNS=500 npm test` looks longer. */
const runs = Number(process.env.GUILDHALL_MONEY_RUNS ?? 20)
const hoursMs = 3_600_000

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

/** Acts on two contracts, one after the other. */
const steps = (limits: fc.ArrayConstraints) => fc.array(fc.record({ on: fc.nat(1), act: anyMoneyAct }), limits)
const amount = fc.integer({ min: 101, max: 2_000_00 })
const amounts = fc.tuple(amount, amount)

/** Contracts of two clients with one freelancer, whose withdrawals meet the releases of both. */
async function arrangeHires(cents: readonly number[]): Promise<Hire[]> {
  const freelancer = await t.insertUser()
  const hires = []
  for (const amount of cents) hires.push(await arrangeHire(t, { freelancer, bidAmount: amount / 100 }))
  return hires
}
const at = <Item>(list: readonly Item[], index: number) => list[index] as Item

const contractOf = async ({ client, contractId }: Hire) =>
  (await client.get(`/api/contracts/${contractId}`)).json<ContractDetailView>()
const earningsOf = async (hires: Hire[]) => (await at(hires, 0).freelancer.get('/api/earnings')).json<EarningsView>()

async function expectSoundBook() {
  expect(describeAudit(await auditLedger(t.db))).toMatch(/^The book is sound/)
  expect(await t.value('select count(*) from ledger.balances where cents < 0')).toBe(0)
}

test(
  'acts in any order are answered, and move money, as the model says',
  async () => {
    const property = fc.asyncProperty(amounts, steps({ minLength: 8, maxLength: 40 }), async (cents, program) => {
      const hires = await arrangeHires(cents)
      const purse = { cents: 0, refused: 0 }
      const models = cents.map((amount) => new ContractModel(amount, purse))

      for (const [index, { on, act }] of program.entries()) {
        const expected = act.model(at(models, on))
        const status = await act.run(t, at(hires, on))
        expect([index, act.label, status === 0 ? null : status < 300]).toEqual([index, act.label, expected])
      }

      for (const [index, model] of models.entries()) {
        expect(await contractOf(at(hires, index))).toMatchObject(model.expected)
      }
      expect(toCents((await earningsOf(hires)).available)).toBe(purse.cents)
      await expectSoundBook()
    })
    await fc.assert(property, { numRuns: runs })
  },
  hoursMs,
)

test(
  'acts at the same time leave a sound book, and in the end all of it went where it belongs once',
  async () => {
    const lanes = fc.array(steps({ minLength: 3, maxLength: 8 }), { minLength: 4, maxLength: 6 })
    const property = fc.asyncProperty(amounts, lanes, async (cents, programs) => {
      const hires = await arrangeHires(cents)
      const failed: string[] = []

      await Promise.all(
        programs.map(async (program) => {
          for (const { on, act } of program) {
            const status = await act.run(t, at(hires, on))
            if (status >= 500) failed.push(`${act.label}: ${status}`)
          }
        }),
      )

      expect(failed).toEqual([])
      for (const hire of hires) expectOnce(await contractOf(hire))

      for (const hire of hires) await bringToEnd(hire)
      const { withdraw, payout } = moneyActs
      for (const act of [payout.of(null), withdraw.of('refuses'), payout.of(null)]) await act.run(t, at(hires, 0))
      const tabs = await Promise.all([1, 2, 3].map(() => withdraw.of('accepts').run(t, at(hires, 0))))
      expect([
        [201, 409, 409],
        [409, 409, 409],
      ]).toContainEqual(tabs.toSorted((a, b) => a - b))
      await expectSoundBook()
      let earned = 0
      for (const [index, amount] of cents.entries()) {
        const contract = await contractOf(at(hires, index))
        expectOnce(contract)
        const { status, money } = contract
        const [released, refunded] = [toCents(money.released), toCents(money.refunded)]
        expect(money.held).toBe(0)
        expect(['completed', 'cancelled']).toContain(status)
        if (status === 'completed') expect([released, refunded]).toEqual([amount, 0])
        else expect([0, amount]).toContain(released + refunded)
        earned += afterFee(released)
      }
      const { available, released, withdrawn } = await earningsOf(hires)
      expect([available, released, withdrawn].map(toCents)).toEqual([0, earned, earned])
    })
    await fc.assert(property, { numRuns: runs, endOnFailure: true }) // as in bank-acts.test.ts
  },
  hoursMs,
)

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
  const { late, begin, charge, confirm, deliver, approve } = moneyActs
  const pay = [begin.of(null), charge.of('succeeds')]
  for (const act of [late.of(null), ...pay, confirm.of(true), ...pay, deliver.of(null), approve.of(null)]) {
    expect(await act.run(t, hire), act.label).toBeLessThan(500)
  }
}
