import { useQueryClient } from '@tanstack/react-query'

/** Refetches the contract, its money, its proposal and its project. */
export function useRefreshContracts() {
  const client = useQueryClient()
  return () => {
    for (const part of ['contracts', 'payments', 'proposals', 'projects']) {
      void client.invalidateQueries({ queryKey: [part] })
    }
  }
}
