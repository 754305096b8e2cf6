import { type ProposalView, proposalCountsView, proposalListView, proposalView } from '@guildhall/contract'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { projectKeys } from '../projects/api.ts'
import type { ProposalListState } from './proposal-list-state.ts'

const all = ['proposals'] as const

const pageLimit = 24
// Without a connection these fail at once and say so, instead of waiting unseen.
const networkMode = 'always'

const path = (...parts: string[]) => `/api/proposals/${parts.map(encodeURIComponent).join('/')}`

function withQuery(address: string, query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return given.length > 0 ? `${address}?${new URLSearchParams(given)}` : address
}

/** The proposals on a project, newest first, page by page; only its client may read them. */
export const projectProposalsQuery = (projectId: string) =>
  infiniteQueryOptions({
    networkMode,
    queryKey: [...all, 'of project', projectId],
    queryFn: ({ signal, pageParam }) =>
      http.getList(withQuery(path(projectId), { limit: pageLimit, cursor: pageParam }), proposalListView, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

/** The accepted proposal of a project, wherever in the list it stands; null while there is none. */
export const acceptedProposalQuery = (projectId: string) =>
  queryOptions({
    networkMode,
    queryKey: [...all, 'accepted', projectId],
    queryFn: async ({ signal }): Promise<ProposalView | null> => {
      const address = withQuery(path(projectId), { status: 'accepted', limit: 1 })
      return (await http.getList(address, proposalListView, { signal })).items[0] ?? null
    },
  })

/** What a freelancer sent, newest first, page by page. */
export const sentProposalsQuery = (freelancerId: string, { search, status }: Omit<ProposalListState, 'view'>) =>
  infiniteQueryOptions({
    networkMode,
    queryKey: [...all, 'sent by', freelancerId, { search: search.trim(), status }],
    queryFn: ({ signal, pageParam }) =>
      http.getList(
        withQuery(path('freelancer', freelancerId), {
          search: search.trim(),
          status: status === 'all' ? undefined : status,
          limit: pageLimit,
          cursor: pageParam,
        }),
        proposalListView,
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

/** How many of each status a freelancer sent, whatever their list is filtered by. */
export const sentCountsQuery = (freelancerId: string) =>
  queryOptions({
    networkMode,
    queryKey: [...all, 'counts', freelancerId],
    queryFn: ({ signal }) => http.get(path('freelancer', freelancerId, 'counts'), proposalCountsView, { signal }),
  })

/** One proposal the viewer sent themselves; null when it is no longer there. */
export const ownProposalQuery = (freelancerId: string, proposalId: string) =>
  queryOptions({
    networkMode,
    queryKey: [...all, 'own', freelancerId, proposalId],
    queryFn: async ({ signal }): Promise<ProposalView | null> => {
      // A freelancer reads their proposals as a list only, so the one is looked for in it, newest first.
      let cursor: string | null = ''
      while (cursor !== null) {
        const address: string = withQuery(path('freelancer', freelancerId), { limit: 100, cursor })
        const page = await http.getList(address, proposalListView, { signal })
        const found = page.items.find((proposal) => proposal._id === proposalId)
        if (found) return found
        cursor = page.nextCursor
      }
      return null
    },
  })

/** Reads everything anew that a proposal's fate can change. */
export function useRefreshProposals() {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: all })
    void client.invalidateQueries({ queryKey: projectKeys.all })
  }
}

export function useAcceptProposal(projectId: string) {
  const client = useQueryClient()
  const refresh = useRefreshProposals()
  return useMutation({
    networkMode,
    mutationFn: (proposalId: string) => http.post(path(proposalId, 'accept'), undefined, proposalView),
    onSuccess: (accepted) => {
      client.setQueryData(acceptedProposalQuery(projectId).queryKey, accepted)
    },
    // A refusal tells of news too: another proposal was accepted meanwhile.
    onSettled: refresh,
  })
}
