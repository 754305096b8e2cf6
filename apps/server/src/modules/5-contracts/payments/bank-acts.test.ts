import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { testPassword } from '../../../testing/builders.ts'
import { arrangeHire, contractOf, type Hire } from '../../../testing/contracts.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { anyMoneyAct } from '../../../testing/money/money-acts.ts'
import { hoursMs, propertyRuns } from '../../../testing/money/property-runs.ts'
import { arrangePaid, pay } from '../../../testing/payments.ts'
import { expectSoundLedger } from '../../../testing/sound-ledger.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { endHolds } from '../deliveries/end-holds.ts'
import { closeCardDispute } from './shared/close-card-dispute.ts'
import { openCardDispute } from './shared/open-card-dispute.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

type Answer = Awaited<ReturnType<Hire['client']['post']>>

type BankAct = { what: 'take' | 'return' | 'keep' | 'end_hold'; percent: number }

const bankActs: fc.Arbitrary<BankAct> = fc.record({
  what: fc.constantFrom('take', 'take', 'return', 'keep', 'end_hold'),
  percent: fc.integer({ min: 1, max: 100 }),
})

async function letHoldEnd({ contractId }: Hire): Promise<void> {
  const past =
    "update payments set ended_at = now() - interval '100 days' where contract_id = $1 and status = 'succeeded'"
  await t.pool.query(past, [contractId])
  await t.pool.query('update contracts set held_until = $2 where id = $1 and held_until is not null', [
    contractId,
    t.deps.clock(),
  ])
}

async function doBankAct(hire: Hire, { what, percent }: BankAct): Promise<void> {
  if (what === 'end_hold') {
    await letHoldEnd(hire)
    return endHolds(t.deps)
  }
  const { contractId } = hire
  const { rows } = await t.pool.query<{ id: string; amount_cents: number }>(
    `select id, amount_cents from payments where contract_id = $1 and status = 'succeeded' order by created_at desc limit 1`,
    [contractId],
  )
  const [payment] = rows
  if (!payment) return
  const cents = Math.ceil((payment.amount_cents * percent) / 100)
  const news = { paymentId: payment.id, cents, providerId: `dp_${payment.id}`, at: new Date() }
  await t.db.transaction((tx) => {
    if (what === 'take') return openCardDispute(t.deps, tx, news)
    return closeCardDispute(t.deps, tx, { ...news, outcome: what === 'return' ? 'won' : 'lost' })
  })
}

// A dispute decided before we heard of it updates its contract twice. PostgreSQL then checks the foreign keys, which
// must not wait for a lock on the project or proposal.
describe('a decision on a dispute that was not known, at the same time as', () => {
  async function arrange() {
    const hire = await arrangePaid(t)
    return { hire, decide: () => doBankAct(hire, { what: 'keep', percent: 100 }) }
  }
  const moneyOf = async (hire: Hire) => (await contractOf(hire)).money

  test('the end of the hold: what the bank took is not returned', async () => {
    const { hire, decide } = await arrange()
    await letHoldEnd(hire)

    await t.race({ table: 'contracts', id: hire.contractId }, [decide, () => endHolds(t.deps)])

    expect(await moneyOf(hire)).toMatchObject({ held: 0, takenBack: 1_000 })
  })

  test('the deletion of the client’s account, which is refused', async () => {
    const { hire, decide } = await arrange()
    const leave = () => hire.client.post('/api/account/deletion', { password: testPassword })

    const [, left] = await t.race<unknown>({ table: 'users', id: hire.clientUser.id }, [decide, leave])

    expectFailure(left as Answer, 409, 'account.open_work')
    expect(await moneyOf(hire)).toMatchObject({ held: 0, takenBack: 1_000 })
  })
})

test(
  'what banks and the ends of holds do, at the same time as the parties, leaves a sound ledger',
  async () => {
    const step = fc.oneof(
      { weight: 3, arbitrary: anyMoneyAct().map((act) => ({ act })) },
      { weight: 2, arbitrary: bankActs.map((bank) => ({ bank })) },
    )
    const lanes = fc.array(fc.array(step, { minLength: 4, maxLength: 10 }), { minLength: 3, maxLength: 4 })
    const property = fc.asyncProperty(fc.integer({ min: 101, max: 2_000_00 }), lanes, async (cents, programs) => {
      const hire = await arrangeHire(t, { bidAmount: cents / 100 })
      await pay(hire)

      const statuses: number[] = []
      await Promise.all(
        programs.map(async (program) => {
          for (const step of program) {
            if ('bank' in step) await doBankAct(hire, step.bank)
            else statuses.push(await step.act.run(t, hire))
          }
        }),
      )

      expect(statuses.filter((status) => status >= 500)).toEqual([])
      await expectSoundLedger(t)
    })
    // A smaller example of a race is rarely found, and looking for it takes long.
    await fc.assert(property, { ...propertyRuns(2), endOnFailure: true })
  },
  hoursMs,
)
