import type { ProposalCountsView, ProposalMarkFilter, ProposalSort, ProposalView } from '@guildhall/contract'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { keyOf } from '../../query-keys.ts'
import type { ProposalListState } from './proposal-list-state.ts'

const pageLimit = 24

export const proposalPath = (...parts: string[]) => `/api/proposals/${parts.map(encodeURIComponent).join('/')}`

function withQuery(address: string, query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return given.length > 0 ? `${address}?${new URLSearchParams(given)}` : address
}

export const projectProposalsQuery = (
  projectId: string,
  { sort, mark }: { sort: ProposalSort; mark: ProposalMarkFilter | undefined },
) =>
  infiniteQueryOptions({
    queryKey: keyOf('proposals', 'of project', projectId, { sort, mark }),
    queryFn: ({ signal, pageParam }) =>
      http.getList<ProposalView>(
        withQuery(proposalPath(projectId), {
          sort: sort === 'newest' ? undefined : sort,
          mark,
          limit: pageLimit,
          cursor: pageParam,
        }),
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

/** Null before acceptance. */
export const acceptedProposalQuery = (projectId: string) =>
  queryOptions({
    queryKey: keyOf('proposals', 'accepted', projectId),
    queryFn: async ({ signal }): Promise<ProposalView | null> => {
      const address = withQuery(proposalPath(projectId), { status: 'accepted', limit: 1 })
      return (await http.getList<ProposalView>(address, { signal })).items[0] ?? null
    },
  })

/** With the full message, which lists may truncate. */
export const proposalQuery = (proposalId: string) =>
  queryOptions({
    queryKey: keyOf('proposals', 'one', proposalId),
    queryFn: ({ signal }) => http.get<ProposalView>(proposalPath(proposalId, 'full'), { signal }),
  })

/** With full messages. Unreadable proposals are left out. */
export const comparedProposalsQuery = (proposalIds: readonly string[]) =>
  queryOptions({
    queryKey: keyOf('proposals', 'compared', proposalIds),
    queryFn: async ({ signal }) => {
      const answers = await Promise.allSettled(
        proposalIds.map((id) => http.get<ProposalView>(proposalPath(id, 'full'), { signal })),
      )
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    },
  })

export const sentProposalsQuery = (freelancerId: string, { search, status }: Omit<ProposalListState, 'view'>) =>
  infiniteQueryOptions({
    queryKey: keyOf('proposals', 'sent by', freelancerId, { search: search.trim(), status }),
    queryFn: ({ signal, pageParam }) =>
      http.getList<ProposalView>(
        withQuery(proposalPath('freelancer', freelancerId), {
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

export const sentCountsQuery = (freelancerId: string) =>
  queryOptions({
    queryKey: keyOf('proposals', 'counts', freelancerId),
    queryFn: ({ signal }) =>
      http.get<ProposalCountsView>(proposalPath('freelancer', freelancerId, 'counts'), { signal }),
  })

export const ownProposalQuery = (freelancerId: string, projectId: string) =>
  queryOptions({
    queryKey: keyOf('proposals', 'own', freelancerId, projectId),
    queryFn: async ({ signal }): Promise<ProposalView | null> => {
      const address = withQuery(proposalPath('freelancer', freelancerId), { project: projectId, limit: 1 })
      return (await http.getList<ProposalView>(address, { signal })).items[0] ?? null
    },
  })

export function useRefreshProposals() {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [keyOf('proposals'), keyOf('projects'), keyOf('contracts'), keyOf('payments')]) {
      void client.invalidateQueries({ queryKey })
    }
  }
}

export function useAcceptProposal(projectId: string) {
  const client = useQueryClient()
  const refresh = useRefreshProposals()
  return useMutation({
    // Sends the version on screen, so that a newer one is not accepted unseen.
    mutationFn: ({ _id, version }: ProposalView) =>
      http.postOnce<ProposalView>(proposalPath(_id, 'accept'), { version }),
    // The answer lacks proven skills and history.
    onSuccess: (accepted, { verifiedSkills, completedJobs, completedForClients, clientMark }) => {
      const known: ProposalView = { ...accepted, verifiedSkills, completedJobs, completedForClients, clientMark }
      client.setQueryData(acceptedProposalQuery(projectId).queryKey, known)
    },
    // Also after a refusal: another proposal may have been accepted.
    onSettled: refresh,
  })
}
