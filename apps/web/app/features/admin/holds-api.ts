import type { AdminHoldView, OwedRefundView, RefundRepaymentBody } from '@guildhall/contract'
import { http } from '../../http.ts'
import { adminKeys } from './shared/admin-keys.ts'
import { pagesOf } from './shared/pages-of.ts'

const owedRefunds = '/api/admin/owed-refunds'

export const adminHoldsQuery = () => pagesOf<AdminHoldView>([...adminKeys.all, 'holds'], '/api/admin/holds')
export const owedRefundsQuery = () => pagesOf<OwedRefundView>([...adminKeys.all, 'owed refunds'], owedRefunds)

export const repayRefund = (refundId: string, body: RefundRepaymentBody) =>
  http.postOnce<OwedRefundView>(`${owedRefunds}/${encodeURIComponent(refundId)}/repayment`, body)
