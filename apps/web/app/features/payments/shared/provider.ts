import type { PaymentProviderView } from '@guildhall/contract'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http.ts'

/** Never changes while the server runs. */
export const paymentProviderQuery = () =>
  queryOptions({
    queryKey: ['payment provider'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => http.get<PaymentProviderView>('/api/payment-provider', { signal }),
  })
