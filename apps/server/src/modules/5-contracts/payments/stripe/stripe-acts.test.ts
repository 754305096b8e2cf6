import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { arrangeHire, type Hire } from '../../../../testing/contracts.ts'
import type { MoneyAct } from '../../../../testing/money/act.ts'
import { anyMoneyPhrase, moneyActs } from '../../../../testing/money/money-acts.ts'
import { hoursMs, propertyRuns } from '../../../../testing/money/property-runs.ts'
import { stripeActs } from '../../../../testing/money/stripe-acts.ts'
import { expectSoundLedger } from '../../../../testing/sound-ledger.ts'
import { type StripeApp, startStripeApp } from '../../../../testing/stripe.ts'

let app: StripeApp
beforeAll(async () => {
  app = await startStripeApp()
  app.stripe.state.available = 1_000_000_000
})

async function expectAgreement({ contractId }: Hire) {
  const { rows } = await app.t.pool.query<{ id: string; status: string; refunded: number }>(
    `select p.id, p.status, coalesce(sum(r.amount_cents), 0)::bigint as refunded
     from payments p left join refunds r on r.payment_id = p.id where p.contract_id = $1 group by p.id`,
    [contractId],
  )
  for (const { id, status, refunded } of rows) {
    const charged = app.intentsOf(id).filter((intent) => intent.status === 'succeeded')
    expect([id, charged.length]).toEqual([id, status === 'succeeded' ? 1 : 0])
    const sent = charged.flatMap((intent) => app.stripe.state.refundsOf(intent.id))
    expect([id, sent.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([id, Number(refunded)])
  }
}

test(
  'events of Stripe in any order, late and twice, at the same time as the parties, leave a sound ledger that Stripe agrees with',
  async () => {
    const { webhook, ...others } = stripeActs(app)
    const tell = fc.tuple(webhook.arbitrary, webhook.arbitrary)
    const pay = others.card.arbitrary.map((card): MoneyAct[] => [moneyActs.begin.of(null), card, webhook.of(0)])
    const atStripe = fc.oneof(...Object.values(others).map(({ arbitrary }) => arbitrary.map((act) => [act])))
    const phrase: fc.Arbitrary<MoneyAct[]> = fc.oneof(
      { weight: 2, arbitrary: anyMoneyPhrase(['changes']) },
      { weight: 1, arbitrary: anyMoneyPhrase(['work', 'payouts', 'ends', 'disputes']) },
      { weight: 3, arbitrary: tell },
      { weight: 4, arbitrary: pay },
      { weight: 3, arbitrary: atStripe },
    )
    const lanes = fc.array(fc.array(phrase, { minLength: 4, maxLength: 8 }), { minLength: 3, maxLength: 4 })
    const property = fc.asyncProperty(fc.integer({ min: 101, max: 2_000_00 }), lanes, async (cents, programs) => {
      const { t, stripe } = app
      const hire = await arrangeHire(t, { bidAmount: cents / 100 })
      await app.onboard(hire)
      const before = stripe.state.events.length

      const failed: string[] = []
      await Promise.all(
        programs.map(async (program) => {
          for (const act of program.flat()) {
            const status = await act.run(t, hire)
            if (status >= 500) failed.push(`${act.label}: ${status}`)
          }
        }),
      )
      expect(failed).toEqual([])
      await moneyActs.refund.of(null).run(t, hire)
      const missed = stripe.state.events.length - before
      for (let age = 0; age < missed; age += 1) await webhook.of(age).run(t, hire)
      await moneyActs.refund.of(null).run(t, hire)

      await expectSoundLedger(t)
      await expectAgreement(hire)
    })
    await fc.assert(property, { ...propertyRuns(2), endOnFailure: true })
  },
  hoursMs,
)
