import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../http.ts'
import { attemptQuery, refreshResults } from './api.ts'
import { QuizStage } from './quiz-stage.tsx'
import { ResultStage } from './result-stage.tsx'
import { StageSkeleton } from './stage-skeleton.tsx'
import { StageTrouble } from './stage-trouble.tsx'
import { useStageFocus } from './use-stage-focus.ts'

/** The attempt an address names: its questions while it is under way, its result after. */
export function AttemptStage({ attemptId, userId }: { attemptId: string; userId: string }) {
  const { data: attempt, error, isFetching, refetch, dataUpdatedAt } = useQuery(attemptQuery(attemptId))
  const client = useQueryClient()
  useStageFocus(attempt?.resultId ? 'result' : 'quiz')

  async function lookAgain() {
    const { data } = await refetch()
    if (data?.resultId) refreshResults(client)
  }

  if (attempt?.resultId) {
    const { resultId, finishedAt, deadlineAt } = attempt
    const ranOut = finishedAt !== null && Date.parse(finishedAt) >= Date.parse(deadlineAt)
    return <ResultStage resultId={resultId} userId={userId} attempt={{ id: attemptId, ranOut }} />
  }
  if (attempt && attempt.questions.length > 0) {
    return <QuizStage attempt={attempt} receivedAtMs={dataUpdatedAt} userId={userId} onTimeOver={lookAgain} />
  }
  if (attempt) return <StageTrouble title="Quiz format error from server." isFetching={isFetching} onRetry={refetch} />
  if (!error) return <StageSkeleton />
  return (
    <StageTrouble
      title="Could not fetch quiz. Please try again."
      error={error}
      isGone={error instanceof ApiError && error.status === 404}
      isFetching={isFetching}
      onRetry={refetch}
    />
  )
}
