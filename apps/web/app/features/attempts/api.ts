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

/** An attempt without a list of questions has an error of its own. */
const attempt = v.custom<AttemptView>(
  (value) => Array.isArray((value as AttemptView | null)?.questions),
  'a list of questions expected',
)

/** For an AI provider to write questions; the server gives up long before this. */
const writingTimeoutMs = 5 * 60_000

export const overviewQuery = (userId: string) =>
  queryOptions({
    queryKey: [...all, 'overview', userId],
    queryFn: ({ signal }) => http.get<AssessmentOverviewView>('/api/assessments', { signal }),
  })

export const attemptQuery = (attemptId: string) =>
  queryOptions({
    queryKey: [...all, 'attempt', attemptId],
    // Off by default, as queries run offline too; but an attempt's clock runs on while the connection is down.
    refetchOnReconnect: true,
    queryFn: async ({ signal, client, queryKey }) => {
      const fetched = await http.get(attemptPath(attemptId), { signal, shape: attempt })
      const before = client.getQueryData<AttemptView>(queryKey)
      if (before && !before.resultId && fetched.resultId) refreshAfterAttempt(client)
      return fetched
    },
  })

/** Fetches at once, then every few seconds: the server grades an attempt whose time is up when it is asked for it. */
export const pollingOptions = { staleTime: 0, refetchInterval: 3_000, refetchIntervalInBackground: true } as const

/** Starts an attempt. Questions on a topic outside the bank are written first, which `signal` can cancel. */
export function useStartAttempt() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, signal }: { body: StartAttemptBody; signal: AbortSignal }) =>
      http.post(attemptsPath, body, { signal, timeoutMs: writingTimeoutMs, shape: attempt }),
    onSuccess: (started) => client.setQueryData(attemptQuery(started._id).queryKey, started),
    // After a refusal too, which may mean that another tab started one; and what was cancelled may have begun.
    onSettled: () => client.invalidateQueries({ queryKey: [...all, 'overview'] }),
  })
}

/** Saves one answer, and updates the cached attempt with the server's answers and clock. */
export async function sendAnswer(client: QueryClient, attemptId: string, position: number, option: number) {
  const path = `${attemptPath(attemptId)}/answers/${position}`
  const kept = await http.put<AnswerView>(path, { option })
  const { queryKey } = attemptQuery(attemptId)
  // A fetch that began before this answer must not land after it.
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
