import type { LedgerReason } from '@guildhall/contract'
import { and, asc, eq, gt } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import { type Db, queryText, type Tx } from '../../../platform/database/database.ts'
import type { LineInput } from './entry-lines.rules.ts'
import { ledgerEntries, ledgerLines } from './ledger.tables.ts'

export type EntryInput = { chain: string; reason: LedgerReason; source: string; at: Date; lines: LineInput[] }

/** Returns the id of the entry, or null if the same was written before. */
export async function callPost(tx: Tx, { chain, reason, source, at, lines }: EntryInput): Promise<number | null> {
  const [row] = await queryText<{ id: number | null }>(tx, 'select ledger.post($1, $2, $3, $4, $5) as id', [
    chain,
    reason,
    source,
    at,
    JSON.stringify(lines),
  ])
  return row?.id ?? null
}

/** {@link callPost} for many entries, in their order, with one statement. */
export async function callPostAll(tx: Tx, entries: readonly EntryInput[]): Promise<void> {
  await queryText(
    tx,
    `select ledger.post(chain, reason, source, at, lines) from rows from (jsonb_to_recordset($1)
      as (chain uuid, reason text, source text, at timestamptz, lines jsonb)) with ordinality order by ordinality`,
    [JSON.stringify(entries)],
  )
}

const lineColumns = {
  chainId: ledgerLines.chainId,
  position: ledgerLines.position,
  entryId: ledgerEntries.id,
  reason: ledgerEntries.reason,
  source: ledgerEntries.source,
  account: ledgerLines.account,
  ownerId: ledgerLines.ownerId,
  amountCents: ledgerLines.amountCents,
  currency: ledgerEntries.currency,
  at: ledgerEntries.at,
  hash: ledgerLines.hash,
}

function selectLines(db: Db | Tx) {
  return db.select(lineColumns).from(ledgerLines).innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
}
export type LineRow = Awaited<ReturnType<typeof listLines>>[number]

export function listLines(db: Db | Tx, chainIds: readonly string[]) {
  return selectLines(db)
    .where(anyOf(ledgerLines.chainId, chainIds))
    .orderBy(asc(ledgerLines.chainId), asc(ledgerLines.position))
}

/** The next lines of one chain, after a position (0: from its start). */
export function listLinesAfter(db: Db, chainId: string, { after, limit }: { after: number; limit: number }) {
  return selectLines(db)
    .where(and(eq(ledgerLines.chainId, chainId), gt(ledgerLines.position, after)))
    .orderBy(asc(ledgerLines.position))
    .limit(limit)
}
