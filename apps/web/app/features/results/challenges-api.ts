import type { ChallengeBody, ChallengeListView, ChallengeView } from '@guildhall/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { keyOf } from '../../query-keys.ts'
import { ownResultPath } from './shared/api.ts'

const challengesPath = (resultId: string) => `${ownResultPath(resultId)}/challenges`

export const challengesQuery = (resultId: string) =>
  queryOptions({
    queryKey: keyOf('results', 'own', resultId, 'challenges'),
    queryFn: async ({ signal }) => (await http.get<ChallengeListView>(challengesPath(resultId), { signal })).challenges,
  })

/** Refetches also after a refusal: the question may have been challenged in another tab. */
export function useChallenge(resultId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ChallengeBody) => http.postOnce<ChallengeView>(challengesPath(resultId), body),
    onSettled: () => client.invalidateQueries({ queryKey: challengesQuery(resultId).queryKey }),
  })
}
