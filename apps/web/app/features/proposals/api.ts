import type { ProposalCountsView, ProposalSort, ProposalView } from '@guildhall/contract'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { projectKeys } from '../projects/shared/api.ts'
import type { ProposalListState } from './proposal-list-state.ts'

const all = ['proposals'] as const

const pageLimit = 24

const path = (...parts: string[]) => `/api/proposals/${parts.map(encodeURIComponent).join('/')}`

function withQuery(address: string, query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return given.length > 0 ? `${address}?${new URLSearchParams(given)}` : address
}

/** The proposals on a project in the chosen order, page by page; only its client may read them. */
export const projectProposalsQuery = (projectId: string, sort: ProposalSort) =>
  infiniteQueryOptions({
    queryKey: [...all, 'of project', projectId, sort],
    queryFn: ({ signal, pageParam }) =>
      http.getList<ProposalView>(
        withQuery(path(projectId), {
          sort: sort === 'newest' ? undefined : sort,
          limit: pageLimit,
          cursor: pageParam,
        }),
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

/** The accepted proposal of a project, wherever in the list it stands; null while there is none. */
export const acceptedProposalQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...all, 'accepted', projectId],
    queryFn: async ({ signal }): Promise<ProposalView | null> => {
      const address = withQuery(path(projectId), { status: 'accepted', limit: 1 })
      return (await http.getList<ProposalView>(address, { signal })).items[0] ?? null
    },
  })

/** One proposal with its whole message, of which lists may carry the beginning. */
export const proposalQuery = (proposalId: string) =>
  queryOptions({
    queryKey: [...all, 'one', proposalId],
    queryFn: ({ signal }) => http.get<ProposalView>(path(proposalId, 'full'), { signal }),
  })

/** What a freelancer sent, newest first, page by page. */
export const sentProposalsQuery = (freelancerId: string, { search, status }: Omit<ProposalListState, 'view'>) =>
  infiniteQueryOptions({
    queryKey: [...all, 'sent by', freelancerId, { search: search.trim(), status }],
    queryFn: ({ signal, pageParam }) =>
      http.getList<ProposalView>(
        withQuery(path('freelancer', freelancerId), {
          search: search.trim(),
          status: status === 'all' ? undefined : status,
          limit: pageLimit,
          cursor: pageParam,
        }),
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

/** How many of each status a freelancer sent, whatever their list is filtered by. */
export const sentCountsQuery = (freelancerId: string) =>
  queryOptions({
    queryKey: [...all, 'counts', freelancerId],
    queryFn: ({ signal }) => http.get<ProposalCountsView>(path('freelancer', freelancerId, 'counts'), { signal }),
  })

/** The viewer's own proposal on a project; null when there is none any more. */
export const ownProposalQuery = (freelancerId: string, projectId: string) =>
  queryOptions({
    queryKey: [...all, 'own', freelancerId, projectId],
    queryFn: async ({ signal }): Promise<ProposalView | null> => {
      const address = withQuery(path('freelancer', freelancerId), { project: projectId, limit: 1 })
      return (await http.getList<ProposalView>(address, { signal })).items[0] ?? null
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
    mutationFn: ({ _id }: ProposalView) => http.postOnce<ProposalView>(path(_id, 'accept'), undefined),
    // Only lists tell the proven skills and the history; the answer leaves them out.
    onSuccess: (accepted, { verifiedSkills, completedJobs, completedForClients }) => {
      const known: ProposalView = { ...accepted, verifiedSkills, completedJobs, completedForClients }
      client.setQueryData(acceptedProposalQuery(projectId).queryKey, known)
    },
    // A refusal tells of news too: another proposal was accepted meanwhile.
    onSettled: refresh,
  })
}
