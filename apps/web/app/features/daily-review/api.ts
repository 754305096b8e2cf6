import type { DailyReviewView, ReviewAnswerBody, ReviewHelpView, ReviewVerdictView } from '@guildhall/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { keyOf } from '../../query-keys.ts'

export const dailyReviewQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf('review', 'today', userId),
    queryFn: ({ signal }) => http.get<DailyReviewView>('/api/review', { signal }),
  })

const pathOf = (cardId: string, rest: string) => `/api/review/${encodeURIComponent(cardId)}/${rest}`

/** The list stays as it is until {@link usePassCard}, so that the answered card can be read. */
export function useAnswerCard(cardId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ReviewAnswerBody) => http.postOnce<ReviewVerdictView>(pathOf(cardId, 'answers'), body),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: keyOf('home') })
      void client.invalidateQueries({ queryKey: keyOf('results', 'own') })
    },
  })
}

export const useCardHelp = (cardId: string) =>
  useMutation({ mutationFn: () => http.post<ReviewHelpView>(pathOf(cardId, 'help'), undefined) })

/** Goes on to the next card. After the last one the server says when the next are due. */
export function usePassCard(userId: string) {
  const client = useQueryClient()
  const { queryKey } = dailyReviewQuery(userId)
  return (cardId: string) => {
    const found = client.getQueryData(queryKey)
    const cards = found?.cards.filter(({ _id }) => _id !== cardId) ?? []
    if (!found || cards.length === 0) return client.invalidateQueries({ queryKey })
    const doneToday = found.doneToday + (found.cards.length - cards.length)
    client.setQueryData(queryKey, { ...found, cards, doneToday })
    return Promise.resolve()
  }
}
