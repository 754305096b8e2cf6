import type { ContractReviewsView, OwnReviewView, ReviewBody, WaitingReviewView } from '@guildhall/contract'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../../http.ts'
import { keyOf } from '../../../query-keys.ts'

const contractPath = (contractId: string) => `/api/contracts/${encodeURIComponent(contractId)}`

export type ReviewList = 'waiting' | 'received' | 'given'

const listPath = (list: ReviewList, cursor: string) => {
  const query = new URLSearchParams({ ...(list === 'waiting' ? {} : { list }), ...(cursor ? { cursor } : {}) })
  return `/api/reviews${list === 'waiting' ? '/waiting' : ''}?${query}`
}

export const waitingReviewsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: keyOf('reviews', 'waiting', userId),
    queryFn: ({ signal, pageParam }) => http.getList<WaitingReviewView>(listPath('waiting', pageParam), { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

export const ownReviewsQuery = (userId: string, list: 'received' | 'given') =>
  infiniteQueryOptions({
    queryKey: keyOf('reviews', list, userId),
    queryFn: ({ signal, pageParam }) => http.getList<OwnReviewView>(listPath(list, pageParam), { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

export const contractReviewsQuery = (contractId: string) =>
  queryOptions({
    queryKey: keyOf('reviews', 'of contract', contractId),
    queryFn: ({ signal }) => http.get<ContractReviewsView>(`${contractPath(contractId)}/reviews`, { signal }),
    // A form must not change while it is being filled in.
    refetchOnWindowFocus: false,
  })

export function useWriteReview(contractId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (review: ReviewBody) => http.putOnce<ContractReviewsView>(`${contractPath(contractId)}/review`, review),
    onSuccess: (reviews) => {
      client.setQueryData(contractReviewsQuery(contractId).queryKey, reviews)
      return client.invalidateQueries({ queryKey: keyOf('reviews'), refetchType: 'none' })
    },
    onError: () => client.invalidateQueries({ queryKey: keyOf('reviews') }),
  })
}

export function useReply(reviewId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      http.putOnce<OwnReviewView>(`/api/reviews/${encodeURIComponent(reviewId)}/reply`, { text }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf('reviews') }),
  })
}
