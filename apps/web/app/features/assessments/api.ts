import type {
  AnswerView,
  AssessmentOverviewView,
  AssessmentResultView,
  AttemptView,
  OwnResultView,
  StartAttemptBody,
} from '@guildhall/contract'
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { http } from '../../http.ts'
import { type Shape, ShapeError } from '../../shapes.ts'

const all = ['assessments'] as const
const attemptsPath = '/api/assessments/attempts'
const resultsPath = '/api/assessments/results'
const attemptPath = (attemptId: string) => `${attemptsPath}/${encodeURIComponent(attemptId)}`
const resultPath = (resultId: string) => `${resultsPath}/${encodeURIComponent(resultId)}`

const historyLimit = 24

/** An attempt without a list of questions has a sentence of its own. */
const attempt: Shape<AttemptView> = (value) => {
  const given = value as AttemptView | null
  if (!Array.isArray(given?.questions)) throw new ShapeError('a list of questions expected')
  return given
}

/** Whoever has questions written by a model waits for them; the server gives up long before this. */
const writingTimeoutMs = 5 * 60_000

/** What the person may start, and what they have open. */
export const overviewQuery = (userId: string) =>
  queryOptions({
    queryKey: [...all, 'overview', userId],
    queryFn: ({ signal }) => http.get<AssessmentOverviewView>('/api/assessments', { signal }),
  })

export const attemptQuery = (attemptId: string) =>
  queryOptions({
    queryKey: [...all, 'attempt', attemptId],
    // Also without calls that wait for the line: the clock runs on.
    refetchOnReconnect: true,
    queryFn: ({ signal }) => http.get(attemptPath(attemptId), { signal, shape: attempt }),
  })

/** A verified result of one's own, with its review. */
export const ownResultQuery = (resultId: string) =>
  queryOptions({
    queryKey: [...all, 'result', resultId],
    queryFn: ({ signal }) => http.get<OwnResultView>(resultPath(resultId), { signal }),
  })

/** The latest few of one's own results, of whatever skill. */
export const latestResultsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...all, 'latest', userId],
    queryFn: ({ signal }) => http.getList<AssessmentResultView>(`${resultsPath}?limit=5`, { signal }),
  })

/**
 * Every result of one skill, newest first, page by page: all of them for the person themselves (`isOwn`), else those that
 * their profile shows.
 */
export const historyQuery = ({ userId, skill, isOwn }: { userId: string; skill: string; isOwn: boolean }) =>
  infiniteQueryOptions({
    queryKey: [...all, 'history', userId, skill, isOwn],
    queryFn: ({ signal, pageParam }) => {
      const path = isOwn ? resultsPath : `/api/profile/${encodeURIComponent(userId)}/assessments`
      const query = new URLSearchParams({ skill, limit: String(historyLimit) })
      if (pageParam) query.set('cursor', pageParam)
      return http.getList<AssessmentResultView>(`${path}?${query}`, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

/** Starts a sealed attempt. Questions on a topic outside the bank are written first, which `signal` can call off. */
export function useStartAttempt() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, signal }: { body: StartAttemptBody; signal: AbortSignal }) =>
      http.post(attemptsPath, body, { signal, timeoutMs: writingTimeoutMs, shape: attempt }),
    onSuccess: (attempt) => client.setQueryData(attemptQuery(attempt._id).queryKey, attempt),
    // A refusal tells of news: another tab started one, or a retake waits. And what was called off may have begun.
    onSettled: () => client.invalidateQueries({ queryKey: [...all, 'overview'] }),
  })
}

/** Keeps one answer, and tells the cache what the server holds now and what time it has. */
export async function sendAnswer(client: QueryClient, attemptId: string, position: number, option: number) {
  const path = `${attemptPath(attemptId)}/answers/${position}`
  const kept = await http.put<AnswerView>(path, { option })
  const { queryKey } = attemptQuery(attemptId)
  // A reading that began before this answer must not land after it.
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (attempt: AttemptView | undefined) => (attempt ? { ...attempt, ...kept } : attempt))
}

/** Hands an attempt in. */
export function useFinishAttempt(attemptId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => http.post<OwnResultView>(`${attemptPath(attemptId)}/finish`, undefined),
    onSuccess: (result) => {
      client.setQueryData(ownResultQuery(result._id).queryKey, result)
      client.setQueryData(attemptQuery(attemptId).queryKey, (attempt) =>
        attempt ? { ...attempt, finishedAt: result.completedAt, resultId: result._id } : attempt,
      )
      refreshResults(client)
    },
    onError: () => client.invalidateQueries({ queryKey: attemptQuery(attemptId).queryKey }),
  })
}

/** Shows a result on the profile, or takes it off. */
export function useShowResult(resultId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (onProfile: boolean) =>
      http.put<AssessmentResultView>(`${resultPath(resultId)}/profile`, { onProfile }),
    onSuccess: ({ onProfile }) => {
      client.setQueryData(ownResultQuery(resultId).queryKey, (result: OwnResultView | undefined) =>
        result ? { ...result, onProfile } : result,
      )
      refreshResults(client)
    },
  })
}

/** Everything that shows results reads them anew. */
export function refreshResults(client: QueryClient) {
  for (const list of ['overview', 'latest', 'history', 'verified']) {
    void client.invalidateQueries({ queryKey: [...all, list] })
  }
  for (const shown of ['profiles', 'proposals']) void client.invalidateQueries({ queryKey: [shown] })
}
