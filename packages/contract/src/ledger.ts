import { z } from 'zod'
import { ledgerAccounts, ledgerReasons } from './ledger.constants.ts'

export const ledgerLineView = z.object({
  position: z.number().int(),
  /** The lines of an entry add up to zero. */
  entry: z.number().int(),
  reason: z.enum(ledgerReasons),
  source: z.string(),
  account: z.enum(ledgerAccounts),
  ownerId: z.uuid().nullable(),
  /** Dollars: positive into the account, negative out of it. */
  amount: z.number(),
  currency: z.literal('USD'),
  at: z.iso.datetime(),
  /** Hexadecimal SHA-256 over the previous line's hash and this line. */
  hash: z.string(),
})
export type LedgerLineView = z.infer<typeof ledgerLineView>

export const ledgerStatementView = z.object({ chain: z.uuid(), lines: z.array(ledgerLineView) })
export type LedgerStatementView = z.infer<typeof ledgerStatementView>
