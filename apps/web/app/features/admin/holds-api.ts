import type { AdminHoldView, OwedRefundView, RefundRepaymentBody } from '@guildhall/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { adminKeys } from './shared/admin-keys.ts'

const pageLimit = 24

function pagesOf<Item>(path: string) {
  return infiniteQueryOptions({
    queryKey: [...adminKeys.all, path],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({ limit: String(pageLimit) })
      if (pageParam) query.set('cursor', pageParam)
      return http.getList<Item>(`${path}?${query}`, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })
}

const owedRefunds = '/api/admin/owed-refunds'
export const adminHoldsQuery = () => pagesOf<AdminHoldView>('/api/admin/holds')
export const owedRefundsQuery = () => pagesOf<OwedRefundView>(owedRefunds)

export const repayRefund = (refundId: string, body: RefundRepaymentBody) =>
  http.postOnce<OwedRefundView>(`${owedRefunds}/${encodeURIComponent(refundId)}/repayment`, body)
