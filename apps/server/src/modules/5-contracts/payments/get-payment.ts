import type { PaymentView } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { keysetOf, keysetPage } from '../../../platform/database/keyset.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { ListPage } from '../../../platform/http/send-list.ts'
import { listHeldParts } from '../contracts/shared/held-until.queries.ts'
import { presentPayment } from './payment.presenter.ts'
import { countPayments, findPayment, listPaymentRows, type PaymentRow } from './payment.queries.ts'

export type PaymentRequest = { paymentId: string; viewerId: string }

/** Throws unless the viewer is the client who pays. */
export async function requireOwnPayment(db: Db, { paymentId, viewerId }: PaymentRequest): Promise<PaymentRow> {
  const payment = await findPayment(db, paymentId)
  if (!payment) throw new DomainError('payment.not_found')
  if (payment.clientId !== viewerId) throw new DomainError('payment.not_yours')
  return payment
}

export async function getPayment(db: Db, request: PaymentRequest): Promise<PaymentView> {
  const payment = await requireOwnPayment(db, request)
  return presentPayment(payment, (await findHolds(db, [payment])).get(payment.id))
}

/** Until when what is held of each payment is held. */
async function findHolds(db: Db, payments: PaymentRow[]): Promise<Map<string, Date>> {
  const parts = await listHeldParts(db, [...new Set(payments.map(({ contractId }) => contractId))])
  return new Map(parts.map(({ paymentId, until }) => [paymentId, until]))
}

type PaymentListRequest = {
  viewerId: string
  contractId?: string | undefined
  cursor?: string | undefined
  limit: number
}

/** Newest first; of one contract, if it is named. */
export async function listPayments(
  db: Db,
  { viewerId, contractId, cursor, limit }: PaymentListRequest,
): Promise<ListPage<PaymentView>> {
  const [found, total] = await Promise.all([
    listPaymentRows(db, { clientId: viewerId, contractId, end: keysetOf(cursor), limit: limit + 1 }),
    countPayments(db, { clientId: viewerId, contractId }),
  ])
  const { rows, nextCursor } = keysetPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
  const holds = await findHolds(db, rows)
  return { rows: rows.map((row) => presentPayment(row, holds.get(row.id))), total, nextCursor }
}
