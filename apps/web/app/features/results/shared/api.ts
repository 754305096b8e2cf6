import type { OwnResultView } from '@guildhall/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { http } from '../../../http.ts'
import { keyOf } from '../../../query-keys.ts'

export const ownResultPath = (resultId: string) => `/api/assessments/results/${encodeURIComponent(resultId)}`

export const ownResultQuery = (resultId: string) =>
  queryOptions({
    queryKey: keyOf('results', 'own', resultId),
    queryFn: ({ signal }) => http.get<OwnResultView>(ownResultPath(resultId), { signal }),
  })

export function refreshResults(client: QueryClient) {
  for (const list of ['latest', 'history', 'verified'] as const) {
    void client.invalidateQueries({ queryKey: keyOf('results', list) })
  }
  for (const queryKey of [keyOf('profiles'), keyOf('proposals')]) void client.invalidateQueries({ queryKey })
}
