import type { Tx } from '../../../../platform/database/database.ts'
import { fundingLines, type HeldIn, type LineInput, type Release, releaseLines } from '../entry-lines.rules.ts'
import { callPost, callPostAll, type EntryInput } from '../ledger.queries.ts'

export type { HeldIn }

/** Returns false if the same reason and source were written before. The database refuses a negative balance. */
export async function postEntry(tx: Tx, entry: EntryInput): Promise<boolean> {
  return (await callPost(tx, entry)) !== null
}

/** Many at once, in their order, with one statement. None of them may have been written before. */
export async function postEntries(tx: Tx, entries: readonly EntryInput[]): Promise<void> {
  await callPostAll(tx, entries)
}

type Posting = { contractId: string; source: string; at: Date; cents: number }

/** The client's payment arrived and is held for the contract. `source`: the payment's id. */
export function postFunding(tx: Tx, posting: Posting) {
  return postEntry(tx, fundingEntry(posting))
}

export function fundingEntry({ contractId, source, at, cents }: Posting): EntryInput {
  return {
    chain: contractId,
    reason: 'fund',
    source,
    at,
    lines: fundingLines({ contractId, cents }),
  }
}

type ReleasePosting = Posting & Release

/** Releases held money. `releasedCents`: released before, with its fee taken. Returns the fee in cents. */
export async function postRelease(tx: Tx, posting: ReleasePosting): Promise<{ fee: number }> {
  const { entry, fee } = releaseEntry(posting)
  await postEntry(tx, entry)
  return { fee }
}

export function releaseEntry(posting: ReleasePosting): { entry: EntryInput; fee: number } {
  const { contractId, source, at } = posting
  const { fee, lines } = releaseLines(posting)
  return { entry: { chain: contractId, reason: 'release', source, at, lines }, fee }
}

/** Held money goes back to the client. `source`: the refund's id. */
export function postRefund(tx: Tx, { contractId, source, at, cents, from = 'escrow' }: Posting & { from?: HeldIn }) {
  return postEntry(tx, {
    chain: contractId,
    reason: 'refund',
    source,
    at,
    lines: [
      { account: from, owner: contractId, cents: -cents },
      { account: 'refund_out', cents },
    ],
  })
}

/** A dispute sets aside what is held. `source`: the dispute's id. */
export function postDisputeHold(tx: Tx, { contractId, source, at, cents }: Posting) {
  return postEntry(tx, {
    chain: contractId,
    reason: 'dispute_hold',
    source,
    at,
    lines: [
      { account: 'escrow', owner: contractId, cents: -cents },
      { account: 'disputed', owner: contractId, cents },
    ],
  })
}

/** A dispute was withdrawn: what was set aside is held as before. `source`: the dispute's id. */
export function postDisputeRelease(tx: Tx, { contractId, source, at, cents }: Posting) {
  return postEntry(tx, {
    chain: contractId,
    reason: 'dispute_release',
    source,
    at,
    lines: [
      { account: 'disputed', owner: contractId, cents: -cents },
      { account: 'escrow', owner: contractId, cents },
    ],
  })
}

/** As {@link postRefund}, because the time that money can be held is over. `source`: the refund's id. */
export function postHeldReturn(tx: Tx, { contractId, source, at, cents }: Posting) {
  return postEntry(tx, {
    chain: contractId,
    reason: 'held_return',
    source,
    at,
    lines: [
      { account: 'escrow', owner: contractId, cents: -cents },
      { account: 'refund_out', cents },
    ],
  })
}

/** Cents of a payment that a bank took back, by where they were: what was released before is the platform's loss. */
export type CardDisputeParts = { fromEscrowCents: number; fromDisputedCents: number; fromPlatformCents: number }
type CardPosting = { contractId: string; source: string; at: Date; parts: CardDisputeParts }

/** A bank took a payment back and decides later. `source`: the card dispute's id. */
export function postCardDispute(tx: Tx, { contractId, source, at, parts }: CardPosting) {
  const lines = cardDisputeLines(contractId, parts, -1)
  return postEntry(tx, { chain: contractId, reason: 'card_dispute', source, at, lines })
}

export function postCardDisputeWon(tx: Tx, { contractId, source, at, parts }: CardPosting) {
  const lines = cardDisputeLines(contractId, parts, 1)
  return postEntry(tx, { chain: contractId, reason: 'card_dispute_won', source, at, lines })
}

export function postCardDisputeLost(tx: Tx, { contractId, source, at, cents }: Posting) {
  return postEntry(tx, {
    chain: contractId,
    reason: 'card_dispute_lost',
    source,
    at,
    lines: [
      { account: 'card_disputed', cents: -cents },
      { account: 'chargeback_out', cents },
    ],
  })
}

/** On appeal, the bank no longer keeps it; {@link postCardDisputeWon} says where it goes. */
export function postCardDisputeReopened(tx: Tx, { contractId, source, at, cents }: Posting) {
  return postEntry(tx, {
    chain: contractId,
    reason: 'card_dispute_reopened',
    source,
    at,
    lines: [
      { account: 'chargeback_out', cents: -cents },
      { account: 'card_disputed', cents },
    ],
  })
}

/** The client's bank sent a refund back: the platform owes it to the client. `source`: the refund's id. */
export function postRefundReturn(tx: Tx, { contractId, source, at, cents }: Posting) {
  return postEntry(tx, {
    chain: contractId,
    reason: 'refund_return',
    source,
    at,
    lines: [
      { account: 'refund_out', cents: -cents },
      { account: 'refund_due', cents },
    ],
  })
}

/** What was owed since a refund came back was paid to the client another way. `source`: the refund's id. */
export function postRefundRepaid(tx: Tx, { contractId, source, at, cents }: Posting) {
  return postEntry(tx, {
    chain: contractId,
    reason: 'refund_repaid',
    source,
    at,
    lines: [
      { account: 'refund_due', cents: -cents },
      { account: 'refund_out', cents },
    ],
  })
}

function cardDisputeLines(owner: string, parts: CardDisputeParts, sign: 1 | -1): LineInput[] {
  const { fromEscrowCents, fromDisputedCents, fromPlatformCents } = parts
  const lines: LineInput[] = [
    { account: 'escrow', owner, cents: sign * fromEscrowCents },
    { account: 'disputed', owner, cents: sign * fromDisputedCents },
    { account: 'chargeback_loss', cents: sign * fromPlatformCents },
    { account: 'card_disputed', cents: -sign * (fromEscrowCents + fromDisputedCents + fromPlatformCents) },
  ]
  return lines.filter(({ cents }) => cents !== 0)
}

type PayoutPosting = { freelancerId: string; source: string; at: Date; cents: number }

export function postPayout(tx: Tx, posting: PayoutPosting) {
  return postEntry(tx, payoutEntry(posting))
}

export function payoutEntry({ freelancerId, source, at, cents }: PayoutPosting): EntryInput {
  return {
    chain: freelancerId,
    reason: 'payout',
    source,
    at,
    lines: [
      { account: 'payable', owner: freelancerId, cents: -cents },
      { account: 'payout_out', cents },
    ],
  }
}

export function postPayoutReturn(tx: Tx, { freelancerId, source, at, cents }: PayoutPosting) {
  return postEntry(tx, {
    chain: freelancerId,
    reason: 'payout_return',
    source,
    at,
    lines: [
      { account: 'payout_out', cents: -cents },
      { account: 'payable', owner: freelancerId, cents },
    ],
  })
}
