import type { PaymentView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { orUnavailable } from '../../../platform/stripe/stripe-trouble.ts'
import { getPayment, type PaymentRequest, requireOwnPayment } from './get-payment.ts'
import { settlePayment } from './settle-payment.ts'

export async function checkPayment(deps: Deps, request: PaymentRequest): Promise<PaymentView> {
  const { db } = deps.database
  await requireOwnPayment(db, request)
  await orUnavailable(settlePayment(deps, request))
  return getPayment(db, request)
}
