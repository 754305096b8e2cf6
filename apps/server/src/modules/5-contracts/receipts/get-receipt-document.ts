import type { Db } from '../../../platform/database/database.ts'
import type { DocumentContent } from '../../../platform/documents/document.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findReceipt } from './receipt.queries.ts'
import { receiptDocument } from './receipt-document.ts'
import { receiptNumber } from './shared/receipt-number.rules.ts'

/** Throws `receipt.not_found` unless the viewer paid, and `receipt.not_numbered` until it has a number. */
export async function getReceiptDocument(
  db: Db,
  { receiptId, viewerId }: { receiptId: string; viewerId: string },
): Promise<DocumentContent> {
  const found = await findReceipt(db, receiptId)
  if (!found || found.receipt.clientId !== viewerId) throw new DomainError('receipt.not_found')
  const { receipt, original, paidCents } = found
  const number = receiptNumber(receipt)
  const originalNumber = original && receiptNumber(original)
  if (!number || !originalNumber) throw new DomainError('receipt.not_numbered')
  return receiptDocument({ ...receipt, number, originalNumber, paidCents })
}
