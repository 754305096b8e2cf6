import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../query-keys.ts'

/** Refetches the contract, its money, its proposal and its project. */
export function useRefreshContracts() {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [keyOf('contracts'), keyOf('payments'), keyOf('proposals'), keyOf('projects')]) {
      void client.invalidateQueries({ queryKey })
    }
  }
}
