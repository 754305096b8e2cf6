import type { AssessmentResultView, OwnResultView } from '@guildhall/contract'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { keyOf } from '../../query-keys.ts'
import { ownResultPath, ownResultQuery, refreshResults } from './shared/api.ts'

const resultsPath = '/api/assessments/results'
const historyLimit = 24

export const latestResultsQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf('results', 'latest', userId),
    queryFn: ({ signal }) => http.getList<AssessmentResultView>(`${resultsPath}?limit=5`, { signal }),
  })

export const historyQuery = ({ userId, skill, isOwn }: { userId: string; skill: string; isOwn: boolean }) =>
  infiniteQueryOptions({
    queryKey: keyOf('results', 'history', userId, skill, isOwn),
    queryFn: ({ signal, pageParam }) => {
      const path = isOwn ? resultsPath : `/api/profile/${encodeURIComponent(userId)}/assessments`
      const query = new URLSearchParams({ skill, limit: String(historyLimit) })
      if (pageParam) query.set('cursor', pageParam)
      return http.getList<AssessmentResultView>(`${path}?${query}`, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

export function useShowResult(resultId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (onProfile: boolean) =>
      http.put<AssessmentResultView>(`${ownResultPath(resultId)}/profile`, { onProfile }),
    onSuccess: ({ onProfile }) => {
      client.setQueryData(ownResultQuery(resultId).queryKey, (result: OwnResultView | undefined) =>
        result ? { ...result, onProfile } : result,
      )
      refreshResults(client)
    },
  })
}
