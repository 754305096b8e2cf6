import { z } from 'zod'
import { ledgerAccounts, ledgerReasons } from './ledger.constants.ts'

/** One line of the book. Both parties of a contract see the same. */
export const ledgerLineView = z.object({
  /** In its chain, from 1. */
  position: z.number().int(),
  /** Lines with the same entry belong together and add up to zero. */
  entry: z.number().int(),
  reason: z.enum(ledgerReasons),
  /** What caused the entry, such as the id of a payment. */
  source: z.string(),
  account: z.enum(ledgerAccounts),
  ownerId: z.uuid().nullable(),
  /** Dollars: positive into the account, negative out of it. */
  amount: z.number(),
  currency: z.literal('USD'),
  at: z.iso.datetime(),
  /** SHA-256 in hexadecimal, over the hash of the line before and this line. */
  hash: z.string(),
})
export type LedgerLineView = z.infer<typeof ledgerLineView>

export const ledgerStatementView = z.object({ chain: z.uuid(), lines: z.array(ledgerLineView) })
export type LedgerStatementView = z.infer<typeof ledgerStatementView>
