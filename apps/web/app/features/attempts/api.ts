import type {
  AnswerView,
  AssessmentOverviewView,
  AttemptView,
  OwnResultView,
  StartAttemptBody,
} from '@guildhall/contract'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { http } from '../../http.ts'
import { ownResultQuery, refreshResults } from '../results/shared/api.ts'

const all = ['attempts'] as const
const attemptsPath = '/api/assessments/attempts'
const attemptPath = (attemptId: string) => `${attemptsPath}/${encodeURIComponent(attemptId)}`

const attempt = v.custom<AttemptView>(
  (value) => Array.isArray((value as AttemptView | null)?.questions),
  'a list of questions expected',
)

/** Longer than the server's own limit for writing questions. */
const writingTimeoutMs = 5 * 60_000

export const overviewQuery = (userId: string) =>
  queryOptions({
    queryKey: [...all, 'overview', userId],
    queryFn: ({ signal }) => http.get<AssessmentOverviewView>('/api/assessments', { signal }),
  })

export const attemptQuery = (attemptId: string) =>
  queryOptions({
    queryKey: [...all, 'attempt', attemptId],
    // Queries run offline too, so this is off by default; but an attempt's clock runs on while offline.
    refetchOnReconnect: true,
    queryFn: async ({ signal, client, queryKey }) => {
      const fetched = await http.get(attemptPath(attemptId), { signal, shape: attempt })
      const before = client.getQueryData<AttemptView>(queryKey)
      if (before && !before.resultId && fetched.resultId) refreshAfterAttempt(client)
      return fetched
    },
  })

/** Fetches at once, then every few seconds: the server grades an overdue attempt when it is requested. */
export const pollingOptions = { staleTime: 0, refetchInterval: 3_000, refetchIntervalInBackground: true } as const

export function useStartAttempt() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, signal }: { body: StartAttemptBody; signal: AbortSignal }) =>
      http.post(attemptsPath, body, { signal, timeoutMs: writingTimeoutMs, shape: attempt }),
    onSuccess: (started) => client.setQueryData(attemptQuery(started._id).queryKey, started),
    // After an error too: another tab may have started one, or the cancelled one exists.
    onSettled: () => client.invalidateQueries({ queryKey: [...all, 'overview'] }),
  })
}

export async function sendAnswer(client: QueryClient, attemptId: string, position: number, option: number) {
  const path = `${attemptPath(attemptId)}/answers/${position}`
  const kept = await http.put<AnswerView>(path, { option })
  const { queryKey } = attemptQuery(attemptId)
  // A fetch started before this answer must not overwrite it.
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (held: AttemptView | undefined) => (held ? { ...held, ...kept } : held))
}

export function useFinishAttempt(attemptId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => http.post<OwnResultView>(`${attemptPath(attemptId)}/finish`, undefined),
    onSuccess: (result) => {
      client.setQueryData(ownResultQuery(result._id).queryKey, result)
      client.setQueryData(attemptQuery(attemptId).queryKey, (held) =>
        held ? { ...held, finishedAt: result.completedAt, resultId: result._id } : held,
      )
      refreshAfterAttempt(client)
    },
    onError: () => client.invalidateQueries({ queryKey: attemptQuery(attemptId).queryKey }),
  })
}

function refreshAfterAttempt(client: QueryClient) {
  void client.invalidateQueries({ queryKey: [...all, 'overview'] })
  refreshResults(client)
}
