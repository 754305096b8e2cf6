import { useQueryClient } from '@tanstack/react-query'
import { contractKeys, paymentKeys, projectKeys, proposalKeys } from '../../query-keys.ts'

/** Refetches the contract, its money, its proposal and its project. */
export function useRefreshContracts() {
  const client = useQueryClient()
  return () => {
    for (const keysOf of [contractKeys, paymentKeys, proposalKeys, projectKeys]) {
      void client.invalidateQueries({ queryKey: keysOf() })
    }
  }
}
