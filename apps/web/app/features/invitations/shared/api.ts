import type { DeclineInvitationBody, InvitableProjectView, InvitationBody, InvitationView } from '@guildhall/contract'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../../http.ts'
import { keyOf } from '../../../query-keys.ts'

const pageLimit = 24
const newest = 3

const ofProject = (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/invitations`
const one = (invitationId: string) => `/api/invitations/${encodeURIComponent(invitationId)}`

function withPage(address: string, query: Record<string, string>, cursor: string, limit = pageLimit) {
  const page = new URLSearchParams({ ...query, limit: String(limit), ...(cursor ? { cursor } : {}) })
  return `${address}?${page}`
}

export type ReceivedView = 'open' | 'all'

export const receivedQuery = (userId: string, view: ReceivedView) =>
  infiniteQueryOptions({
    queryKey: keyOf('invitations', 'received', userId, view),
    queryFn: ({ signal, pageParam }) => {
      const query: Record<string, string> = view === 'open' ? { status: view } : {}
      return http.getList<InvitationView>(withPage('/api/invitations', query, pageParam), { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

export const waitingQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf('invitations', 'waiting', userId),
    queryFn: ({ signal }) =>
      http.getList<InvitationView>(withPage('/api/invitations', { status: 'open' }, '', newest), { signal }),
  })

export const ownInvitationQuery = (userId: string, projectId: string) =>
  queryOptions({
    queryKey: keyOf('invitations', 'own', userId, projectId),
    queryFn: async ({ signal }): Promise<InvitationView | null> => {
      const address = withPage('/api/invitations', { project: projectId }, '')
      return (await http.getList<InvitationView>(address, { signal })).items[0] ?? null
    },
  })

export const sentQuery = (projectId: string) =>
  infiniteQueryOptions({
    queryKey: keyOf('invitations', 'sent', projectId),
    queryFn: ({ signal, pageParam }) =>
      http.getList<InvitationView>(withPage(ofProject(projectId), {}, pageParam), { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

export const invitableProjectsQuery = (userId: string, personId: string) =>
  queryOptions({
    queryKey: keyOf('invitations', 'projects', userId, personId),
    queryFn: ({ signal }) =>
      http.get<InvitableProjectView[]>(`/api/invitations/projects?${new URLSearchParams({ freelancer: personId })}`, {
        signal,
      }),
  })

/** Refetches all invitations, also after a refusal: it means that one of them changed. */
function useInvitationMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: keyOf('invitations') }) })
}

export const useInvite = () =>
  useInvitationMutation(({ projectId, ...body }: InvitationBody & { projectId: string }) =>
    http.postOnce<InvitationView>(ofProject(projectId), body),
  )

export const useDecline = () =>
  useInvitationMutation(({ invitationId, ...body }: DeclineInvitationBody & { invitationId: string }) =>
    http.postOnce<InvitationView>(`${one(invitationId)}/decline`, body),
  )

export const useWithdraw = () =>
  useInvitationMutation((invitationId: string) =>
    http.postOnce<InvitationView>(`${one(invitationId)}/withdraw`, undefined),
  )
