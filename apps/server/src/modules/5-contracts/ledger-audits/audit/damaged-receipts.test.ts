import { beforeAll, test } from 'vitest'
import { arrangeLedger, expectFound } from '../../../../testing/damaged-ledger.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let t: TestApp
let ledger: Awaited<ReturnType<typeof arrangeLedger>>
beforeAll(async () => {
  t = await startTestApp()
  ledger = await arrangeLedger(t)
})

const onStripe = () =>
  `update payments set provider = 'stripe', provider_ref = 'pi_1' where contract_id = '${ledger.contractId}' and status = 'succeeded'`
const event = (kind: string, status: string, objectId: string) =>
  `insert into provider_events (id, kind, status, object_id, happened_at, received_at, booked_at) values ('evt_1', '${kind}',
    '${status}', '${objectId}', now(), now() - interval '7 hours', ${status === 'waiting' ? 'null' : 'now()'})`
const damages = {
  'an event of Stripe that was never booked': () => [
    event('payment_intent.succeeded', 'waiting', 'pi_1'),
    ['every event of the provider is recorded'],
  ],
  'an event of Stripe that is called booked, and is about nothing': () => [
    event('payout.paid', 'booked', 'po_1'),
    ['events of the provider and our records agree'],
  ],
  'an event of a charge whose payment failed': () => [
    `${onStripe()}; update payments set status = 'failed', failure = 'declined' where provider_ref = 'pi_1';
     ${event('payment_intent.succeeded', 'booked', 'pi_1')}`,
    ['payments and the ledger agree', 'events of the provider and our records agree'],
  ],
  'a refund of ours that somebody made at Stripe by hand': () => [
    `${onStripe()}; ${event('refund.created', 'foreign', 're_1')};
     update provider_events set intent_ref = 'pi_1'`,
    ['events of the provider and our records agree'],
  ],
  'a payment by Stripe that lacks its name': () => [
    `${onStripe()}; update payments set provider_ref = null`,
    ['what the provider did is named'],
  ],
  'a payment without a receipt': () => [
    `delete from receipts where kind = 'receipt' and contract_id = '${ledger.contractId}'`,
    ['each payment has its receipt and each refund its credit note', 'the numbers of receipts have no gaps'],
  ],
  'a receipt for a payment that failed': () => [
    `update payments set status = 'failed', failure = 'declined' where contract_id = '${ledger.contractId}'`,
    ['each payment has its receipt and each refund its credit note'],
  ],
  'a credit note of another amount': () => [
    `update receipts set amount_cents = 1 where kind = 'credit_note'`,
    ['each payment has its receipt and each refund its credit note'],
  ],
  'a number that was left out': () => [
    `update receipts set number = number + 1 where kind = 'credit_note'`,
    ['the numbers of receipts have no gaps'],
  ],
} satisfies Record<string, () => [string, string[]]>

test.each(Object.entries(damages))('the audit finds %s', async (_name, damage) => {
  await expectFound(t, ...(damage() as [string, string[]]))
})
