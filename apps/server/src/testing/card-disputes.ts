import type { LedgerStatementView } from '@guildhall/contract'
import { closeCardDispute } from '../modules/5-contracts/payments/shared/close-card-dispute.ts'
import { openCardDispute } from '../modules/5-contracts/payments/shared/open-card-dispute.ts'
import { arrangeHire, type Hire } from './contracts.ts'
import { pay } from './payments.ts'
import type { TestApp } from './test-app.ts'

type Charged = Awaited<ReturnType<typeof arrangeCharged>>

/** A paid contract, and the news with which a bank takes all of the payment back. */
export async function arrangeCharged(t: TestApp) {
  const hire = await arrangeHire(t, { bidAmount: 1_000 })
  const paymentId = await pay(hire)
  const news = { paymentId, cents: 100_000, providerId: `dp_${t.newId()}` }
  return { ...hire, paymentId, news }
}

export const takeBack = (t: TestApp, { news }: Charged, part: Partial<Charged['news']> = {}) =>
  t.db.transaction((tx) => openCardDispute(t.deps, tx, { ...news, ...part, at: new Date() }))

export const decideTakenBack = (t: TestApp, { news }: Charged, outcome: 'won' | 'lost') =>
  t.db.transaction((tx) => closeCardDispute(t.deps, tx, { ...news, outcome, at: new Date() }))

export async function linesOf({ client, contractId }: Hire) {
  const { lines } = (await client.get(`/api/contracts/${contractId}/ledger`)).json<LedgerStatementView>()
  return lines.map(({ account, amount }) => [account, amount])
}

/** The bank took back what was released before, in the eyes of all that only asks whether it did. */
export async function insertCardDispute(t: TestApp, { contractId }: Pick<Hire, 'contractId'>) {
  await t.pool.query(
    `insert into card_disputes (contract_id, payment_id, provider_id, amount_cents, from_escrow_cents, from_disputed_cents,
       from_platform_cents, created_at)
     select contract_id, id, 'card-' || id, amount_cents, 0, 0, amount_cents, now() from payments where contract_id = $1`,
    [contractId],
  )
}
