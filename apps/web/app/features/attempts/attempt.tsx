import type { OwnResultView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../api-errors.ts'
import { discardDraft, readDraft } from '../../drafts.ts'
import { useFocusMainOnChange } from '../../hooks/use-focus-main-on-change.ts'
import { Alert } from '../../ui/alert.tsx'
import { AssessmentLoadError } from '../results/shared/assessment-load-error.tsx'
import { AssessmentSkeleton } from '../results/shared/assessment-skeleton.tsx'
import { OwnResult } from '../results/shared/own-result.tsx'
import { attemptQuery } from './api.ts'
import { attemptDraftKey, countLateAnswers, parseAttemptDraft } from './attempt-draft.ts'
import { Quiz } from './quiz.tsx'

export function Attempt({ attemptId, userId }: { attemptId: string; userId: string }) {
  const { data: attempt, error, isFetching, refetch, dataUpdatedAt } = useQuery(attemptQuery(attemptId))
  useFocusMainOnChange(attempt?.resultId ? 'result' : 'quiz')

  if (attempt?.resultId) {
    const { resultId, finishedAt, deadlineAt } = attempt
    const ranOut = finishedAt !== null && Date.parse(finishedAt) >= Date.parse(deadlineAt)
    return (
      <OwnResult
        resultId={resultId}
        notice={(review) => (
          <AttemptNotices draftKey={attemptDraftKey(userId, attemptId)} ranOut={ranOut} review={review} />
        )}
      />
    )
  }
  if (attempt && attempt.questions.length > 0) {
    return <Quiz attempt={attempt} receivedAtMs={dataUpdatedAt} userId={userId} />
  }
  if (attempt) {
    return <AssessmentLoadError title="Quiz format error from server." isFetching={isFetching} onRetry={refetch} />
  }
  if (!error) return <AssessmentSkeleton />
  return (
    <AssessmentLoadError
      title="Could not fetch quiz. Please try again."
      error={error}
      isGone={error instanceof ApiError && error.status === 404}
      isFetching={isFetching}
      onRetry={refetch}
    />
  )
}

interface AttemptNoticesProps {
  draftKey: string
  ranOut: boolean
  review: OwnResultView['review']
}

function AttemptNotices({ draftKey, ranOut, review }: AttemptNoticesProps) {
  const [late] = useState(() => countLateAnswers(parseAttemptDraft(readDraft(draftKey)).pending, review))
  useEffect(() => discardDraft(draftKey), [draftKey])
  return (
    <>
      {ranOut ? (
        <Alert tone="amber" title="Time is up">
          The assessment was graded with the answers given until then; questions left open count as wrong.
        </Alert>
      ) : null}
      {late > 0 ? (
        <Alert tone="amber" title={late === 1 ? 'One answer came too late' : `${late} answers came too late`}>
          {late === 1 ? 'It' : 'They'} reached Guildhall after the assessment had ended, so the grade leaves{' '}
          {late === 1 ? 'it' : 'them'} out.
        </Alert>
      ) : null}
    </>
  )
}
