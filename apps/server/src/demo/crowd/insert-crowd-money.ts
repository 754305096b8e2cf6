import { randomUUID } from 'node:crypto'
import { dayMs, hourMs, toCents } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import type { EntryInput } from '../../modules/1-ground/ledger/ledger.queries.ts'
import {
  fundingEntry,
  payoutEntry,
  postEntries,
  releaseEntry,
} from '../../modules/1-ground/ledger/shared/post-entry.ts'
import { firstEndSql } from '../../modules/5-contracts/contracts/shared/held-until.queries.ts'
import { payments, payouts, sandboxCharges } from '../../modules/5-contracts/payments/payment.tables.ts'
import { insertReceipts } from '../../modules/5-contracts/receipts/receipt.queries.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Ids, releaseSource } from './crowd-happenings.ts'
import type { HiredDeal } from './insert-crowd-deals.ts'
import { insertRows } from './insert-rows.ts'

type Release = { by: string; at: Date; netCents: number }
const provider = 'sandbox'

/**
 * Payments, what is held, released and withdrawn, and receipts, which still need their numbers. Returns what each contract paid its
 * freelancer, in cents.
 */
export async function insertCrowdMoney(
  tx: Tx,
  deals: readonly HiredDeal[],
  { idOf, feeBps, now }: { idOf: Ids; feeBps: number; now: Date },
): Promise<Map<string, number>> {
  const paid = deals.flatMap(({ client, contract, state }) => {
    const { payment, bid, id: contractId, endedAt } = contract
    if (!payment) return []
    const releasedAt = state === 'done' ? endedAt : undefined
    return [{ ...payment, contractId, clientId: idOf(client), by: bid.by, cents: toCents(bid.usd), releasedAt }]
  })
  await insertRows(
    tx,
    payments,
    paid.map(({ id, contractId, clientId, cents: amountCents, at }) => {
      const createdAt = new Date(at.getTime() - 60_000)
      return { id, contractId, clientId, amountCents, provider, status: 'succeeded' as const, createdAt, endedAt: at }
    }),
  )
  await insertRows(
    tx,
    sandboxCharges,
    paid.map(({ id: paymentId, cents: amountCents, at: createdAt }) => {
      return { paymentId, amountCents, card: 'succeeds' as const, status: 'succeeded' as const, createdAt }
    }),
  )

  const entries: EntryInput[] = paid.map(({ id: source, contractId, cents, at }) =>
    fundingEntry({ contractId, source, at, cents }),
  )
  const releases: Release[] = []
  const netCents = new Map<string, number>()
  for (const { contractId, by, cents, releasedAt: at } of paid) {
    if (!at) continue
    const freelancerId = idOf(by)
    const posting = { contractId, source: releaseSource(contractId), at, cents, freelancerId, feeBps, releasedCents: 0 }
    const { entry, fee } = releaseEntry(posting)
    entries.push(entry)
    releases.push({ by, at, netCents: cents - fee })
    netCents.set(contractId, cents - fee)
  }
  const withdrawn = planPayouts(releases, now).map((payout) => ({
    ...payout,
    id: randomUUID(),
    freelancerId: idOf(payout.by),
  }))
  await insertRows(
    tx,
    payouts,
    withdrawn.map(({ id, freelancerId, cents: amountCents, at: createdAt }) => {
      const endedAt = new Date(createdAt.getTime() + hourMs)
      return { id, freelancerId, amountCents, provider, status: 'paid' as const, createdAt, endedAt }
    }),
  )
  entries.push(
    ...withdrawn.map(({ id: source, freelancerId, at, cents }) => payoutEntry({ freelancerId, source, at, cents })),
  )
  await postEntries(
    tx,
    entries.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
  )
  await insertReceipts(
    tx,
    paid.map(({ id: paymentId, cents: heldCents, at }) => ({ paymentId, heldCents, at })),
  )
  await tx.execute(sql`update contracts set held_until = ${firstEndSql} where ended_at is null and held_until is null`)
  return netCents
}

const releasesPerPayout = 3
const payoutAfterMs = 2 * dayMs

/** Everyone withdraws all they have, two days after every third release. */
function planPayouts(releases: readonly Release[], now: Date): { by: string; at: Date; cents: number }[] {
  return [...Map.groupBy(releases, ({ by }) => by)]
    .flatMap(([by, own]) => {
      const inOrder = own.toSorted((one, other) => one.at.getTime() - other.at.getTime())
      const moments = inOrder
        .filter((_, index) => index % releasesPerPayout === releasesPerPayout - 1)
        .map(({ at }) => new Date(at.getTime() + payoutAfterMs))
        .filter((at) => at < now)
      let withdrawnUntil = new Date(0)
      return moments.map((at) => {
        const cents = inOrder
          .filter((release) => release.at > withdrawnUntil && release.at <= at)
          .reduce((sum, release) => sum + release.netCents, 0)
        withdrawnUntil = at
        return { by, at, cents }
      })
    })
    .filter(({ cents }) => cents > 0)
}
