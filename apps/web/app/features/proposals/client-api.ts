import type { ProposalMarkBody, ProposalMarkView, ProposalView } from '@guildhall/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { http } from '../../http.ts'
import { keyOf } from '../../query-keys.ts'

const path = (proposalId: string) => `/api/proposals/${encodeURIComponent(proposalId)}`

export function useMarkProposal(proposalId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ProposalMarkBody) => http.put<ProposalMarkView>(`${path(proposalId)}/mark`, body),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf('proposals') }),
  })
}

/** Reports once that the client has opened the proposal; the freelancer sees it. */
export function useOpened({ _id, openedAt }: Pick<ProposalView, '_id' | 'openedAt'>, isShown: boolean) {
  const isNews = isShown && openedAt === null
  useEffect(() => {
    // If it fails, the next view reports it.
    if (isNews) http.post(`${path(_id)}/open`, undefined).catch(() => {})
  }, [_id, isNews])
}
