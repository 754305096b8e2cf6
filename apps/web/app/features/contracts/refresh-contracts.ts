import { useQueryClient } from '@tanstack/react-query'
import { contractKeys } from '../../query-keys/contracts.ts'
import { paymentKeys } from '../../query-keys/payments.ts'
import { projectKeys } from '../../query-keys/projects.ts'
import { proposalKeys } from '../../query-keys/proposals.ts'

/** Refetches the contract, its money, its proposal and its project. */
export function useRefreshContracts() {
  const client = useQueryClient()
  return () => {
    for (const { all: queryKey } of [contractKeys, paymentKeys, proposalKeys, projectKeys]) {
      void client.invalidateQueries({ queryKey })
    }
  }
}
