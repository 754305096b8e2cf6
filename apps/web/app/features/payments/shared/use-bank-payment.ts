import { useQuery, useQueryClient } from '@tanstack/react-query'
import { contractPaymentQuery } from '../api.ts'

/** The payment of the contract that its client's bank has not answered yet. Polls until it does. */
export function useBankPayment(contractId: string, { enabled }: { enabled: boolean }) {
  const client = useQueryClient()
  const { queryKey } = contractPaymentQuery(contractId, () => undefined)
  const query = contractPaymentQuery(contractId, () => client.getQueryData(queryKey))
  const { data: payment } = useQuery({ ...query, enabled })
  return enabled && payment?.status === 'processing' ? payment : undefined
}
