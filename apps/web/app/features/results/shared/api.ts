import type { OwnResultView } from '@guildhall/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { http } from '../../../http.ts'
import { keyOf } from '../../../query-keys.ts'

export const resultKeys = {
  all: ['results'] as const,
  own: (resultId: string) => ['results', 'own', resultId] as const,
}

export const ownResultPath = (resultId: string) => `/api/assessments/results/${encodeURIComponent(resultId)}`

export const ownResultQuery = (resultId: string) =>
  queryOptions({
    queryKey: resultKeys.own(resultId),
    queryFn: ({ signal }) => http.get<OwnResultView>(ownResultPath(resultId), { signal }),
  })

export function refreshResults(client: QueryClient) {
  for (const list of ['latest', 'history', 'verified']) {
    void client.invalidateQueries({ queryKey: [...resultKeys.all, list] })
  }
  for (const queryKey of [keyOf('profiles'), keyOf('proposals')]) void client.invalidateQueries({ queryKey })
}
