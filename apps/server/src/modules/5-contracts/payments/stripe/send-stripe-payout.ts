import type { Stripe } from 'stripe'
import type { Deps } from '../../../../deps.ts'
import { JobDelayed, JobGivenUp } from '../../../../platform/jobs/job-errors.ts'
import { orDelayed, stripeTroubleOf } from '../../../../platform/stripe/stripe-trouble.ts'
import { failPayout } from '../fail-payout.ts'
import { endPayout, findPayout, type PayoutRow, setPayoutRefs } from '../payment.queries.ts'
import { claimPayout, extendClaim, type PayoutClaim, releaseClaim, replaceRefusedKey } from '../payout-claim.queries.ts'
import { findStripeAccount } from './stripe.queries.ts'

/** Longer than a call may take with its retries. */
const claimMs = 120_000

/**
 * Transfer, then Payout, by one run at a time and with the key in the row. Looks for earlier ones first: Stripe forgets
 * idempotency keys after a day.
 */
export async function sendStripePayout(
  deps: Deps,
  client: Stripe,
  payoutId: string,
  eventAccount: string | null = null,
): Promise<void> {
  const { db } = deps.database
  const found = await findPayout(db, payoutId)
  if (!found || found.status === 'failed') return
  const account = (await findStripeAccount(db, found.freelancerId))?.accountId ?? eventAccount
  // Once the account is deleted here, Stripe is asked only about what it has news of.
  if (!account && found.status === 'paid') return
  const row = await claimPayout(db, payoutId, { now: deps.clock(), until: claimEnd(deps) })
  if (!row?.sendingKey || !row.claimedUntil) throw new JobDelayed(`another run is sending payout ${payoutId}`)
  const claim = { id: payoutId, sendingKey: row.sendingKey, until: row.claimedUntil }
  try {
    if (!account) return await fail(deps, client, row, 'there is no account to pay to')
    await orDelayed(bring(deps, client, { row, claim, stripeAccount: account }))
  } finally {
    await releaseClaim(db, claim).catch(() => {}) // or it ends by itself
  }
}

const claimEnd = ({ clock }: Deps) => new Date(clock().getTime() + claimMs)

type Sending = { row: PayoutRow; claim: PayoutClaim; stripeAccount: string }

async function bring(deps: Deps, client: Stripe, { row, claim, stripeAccount }: Sending): Promise<void> {
  const { db } = deps.database
  const { id, amountCents: amount } = row
  const { sendingKey: idempotencyKey } = claim
  let { transferRef } = row
  const metadata = { guildhall_id: id }
  const options = { stripeAccount }
  let payout: Stripe.Payout
  try {
    transferRef ??= await transfer()
    payout = row.providerRef ? await client.payouts.retrieve(row.providerRef, {}, options) : await pay()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    if (error.code !== 'balance_insufficient') return fail(deps, client, { id, transferRef }, error.message)
    // Card payments reach our balance at Stripe days after they were made.
    await replaceRefusedKey(db, claim)
    throw new JobDelayed(`Stripe: ${error.message}`, { cause: error })
  }
  if (payout.status === 'paid')
    await db.transaction((tx) => endPayout(tx, id, { status: 'paid', endedAt: deps.clock() }))
  if (payout.status === 'failed' || payout.status === 'canceled') {
    await fail(deps, client, { id, transferRef }, payout.failure_message ?? `its payout was ${payout.status}`)
  }

  /** A run that stood still may have lost its claim to another one, which must find what this one made. */
  async function keepClaim() {
    const until = claimEnd(deps)
    if (!(await extendClaim(db, claim, until))) throw new JobDelayed(`another run is sending payout ${id}`)
    claim.until = until
  }

  async function transfer() {
    await keepClaim()
    const known = await client.transfers.list({ transfer_group: id, limit: 1 })
    const { id: made } =
      known.data[0] ??
      (await orRefused(
        client.transfers.create(
          { amount, currency: 'usd', destination: stripeAccount, transfer_group: id, metadata },
          { idempotencyKey },
        ),
      ))
    await setPayoutRefs(db, id, { transferRef: made })
    return made
  }

  async function pay() {
    await keepClaim()
    const known = await client.payouts.list({ limit: 100 }, options)
    const made =
      known.data.find((one) => one.metadata?.guildhall_id === id) ??
      (await orRefused(client.payouts.create({ amount, currency: 'usd', metadata }, { ...options, idempotencyKey })))
    await setPayoutRefs(db, id, { providerRef: made.id })
    return made
  }
}

/** Stripe will not make this transfer or payout. Other errors may come after it was made. */
class Refused extends Error {
  readonly code: string | undefined

  constructor(message: string, code: string | undefined) {
    super(message)
    this.code = code
  }
}

async function orRefused<T>(making: Promise<T>): Promise<T> {
  try {
    return await making
  } catch (error) {
    const trouble = stripeTroubleOf(error)
    if (trouble?.kind !== 'refused') throw error
    throw new Refused(trouble.message, trouble.code)
  }
}

/** Reverses the transfer before the ledger returns the money to the freelancer. */
async function fail(
  deps: Deps,
  client: Stripe,
  { id, transferRef }: Pick<PayoutRow, 'id' | 'transferRef'>,
  reason: string,
): Promise<void> {
  if (transferRef) {
    const { reversed } = await client.transfers.retrieve(transferRef)
    if (!reversed) {
      await client.transfers.createReversal(
        transferRef,
        { metadata: { guildhall_id: id } },
        { idempotencyKey: `${id}-reversal` },
      )
    }
  }
  await failPayout(deps, id)
  throw new JobGivenUp(`Stripe could not pay out ${id}, and the money is the freelancer's again: ${reason}`)
}
