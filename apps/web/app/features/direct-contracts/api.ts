import type { DirectLinkView, DirectOfferBody, DirectOfferDetailView, DirectOfferView } from '@guildhall/contract'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { keyOf } from '../../query-keys.ts'

const path = '/api/direct-contracts'
const one = (offerId: string) => `${path}/${encodeURIComponent(offerId)}`
const pageLimit = 24
const newest = 3

export type OfferSide = 'client' | 'freelancer'
export type OfferAnswer = 'accept' | 'decline' | 'withdraw'

export const directOffersQuery = (userId: string, role: OfferSide) =>
  infiniteQueryOptions({
    queryKey: keyOf('invitations', 'direct', 'list', userId, role),
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({ role, limit: String(pageLimit), ...(pageParam ? { cursor: pageParam } : {}) })
      return http.getList<DirectOfferView>(`${path}?${query}`, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

export const openOffersQuery = (userId: string, role: OfferSide) =>
  queryOptions({
    queryKey: keyOf('invitations', 'direct', 'open', userId, role),
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ role, status: 'open', limit: String(newest) })
      return http.getList<DirectOfferView>(`${path}?${query}`, { signal })
    },
  })

export const directOfferQuery = (userId: string, offerId: string) =>
  queryOptions({
    queryKey: keyOf('invitations', 'direct', 'one', userId, offerId),
    queryFn: ({ signal }) => http.get<DirectOfferDetailView>(one(offerId), { signal }),
  })

function useRefreshingMutation<Input>(mutationFn: (input: Input) => Promise<DirectOfferDetailView>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => {
      for (const queryKey of [keyOf('invitations', 'direct'), keyOf('contracts'), keyOf('projects')])
        void client.invalidateQueries({ queryKey })
    },
  })
}

export const useOfferContract = () =>
  useRefreshingMutation((body: DirectOfferBody) => http.postOnce<DirectOfferDetailView>(path, body))

export const useAnswerOffer = (offerId: string) =>
  useRefreshingMutation(({ answer, note = '' }: { answer: OfferAnswer; note?: string }) =>
    http.postOnce<DirectOfferDetailView>(`${one(offerId)}/${answer}`, answer === 'decline' ? { note } : undefined),
  )

/** Has a key of its own, so that it is not asked for again once the offer is taken. */
export const directLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['direct link', token],
    queryFn: ({ signal }) => http.post<DirectLinkView>('/api/direct-contracts/link', { token }, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useTakeLink = () =>
  useRefreshingMutation((token: string) =>
    http.post<DirectOfferDetailView>('/api/direct-contracts/link/take', { token }),
  )
