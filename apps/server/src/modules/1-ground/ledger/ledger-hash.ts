import { createHash } from 'node:crypto'

export type HashedLine = {
  position: number
  entryId: number
  reason: string
  source: string
  account: string
  ownerId: string | null
  amountCents: number
  currency: string
  at: Date
}

export function chainStart(chainId: string): Buffer {
  return createHash('sha256').update(chainId).digest()
}

/** The same as `ledger.post` in the database: SHA-256 over the hash before and the line. */
export function lineHash(before: Buffer, line: HashedLine): Buffer {
  const { position, entryId, reason, source, account, ownerId, amountCents, currency, at } = line
  const text = [position, entryId, reason, source, account, ownerId ?? '', amountCents, currency, at.toISOString()]
  return createHash('sha256').update(before).update(text.join('|')).digest()
}
