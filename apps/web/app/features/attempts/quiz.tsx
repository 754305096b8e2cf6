import type { AttemptView } from '@guildhall/contract'
import { useState } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { formatDuration } from '../../durations.ts'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { Alert } from '../../ui/alert.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { notify } from '../../ui/notify.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { signInPath } from '../accounts/shared/return-path.ts'
import { hasStoredToken } from '../accounts/shared/session-store.ts'
import { AssessmentPage } from '../results/shared/assessment-page.tsx'
import { useFinishAttempt } from './api.ts'
import { AwaitingResult } from './awaiting-result.tsx'
import { Countdown } from './countdown.tsx'
import { QuestionForm } from './question-form.tsx'
import { SaveStatus } from './save-status.tsx'
import { useAnswers } from './use-answers.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

export interface QuizProps {
  attempt: AttemptView
  receivedAtMs: number
  userId: string
}

export function Quiz({ attempt, receivedAtMs, userId }: QuizProps) {
  const { skill, difficulty, kind, questions, attemptNumber } = attempt
  const { answers, saveState, position, goTo, choose, flush } = useAnswers(attempt, userId)
  const secondsLeft = useSecondsLeft(attempt, receivedAtMs)
  const finishAttempt = useFinishAttempt(attempt._id)
  const location = useLocation()
  const [error, setError] = useState<string>()
  const [isFinishing, setIsFinishing] = useState(false)
  const isOver = secondsLeft <= 0 || saveState === 'closed'
  useLeaveNotice(attempt._id, secondsLeft)

  const finish = useSingleFlight(async () => {
    setError(undefined)
    setIsFinishing(true)
    try {
      if (await flush()) await finishAttempt.mutateAsync()
      else setError('Not all of your answers have reached Guildhall yet. Check your connection, then finish again.')
    } catch (cause) {
      setError(sentenceFor(cause, 'Guildhall could not be reached, so nothing was handed in yet. Please try again.'))
    } finally {
      setIsFinishing(false)
    }
  })

  const question = questions[position]
  const answered = answers.filter((answer) => answer !== null).length
  return (
    <AssessmentPage
      title={`${skill} assessment`}
      eyebrow={[difficulty, kind, ...(attemptNumber > 1 ? [`attempt ${attemptNumber}`] : [])].join(' · ')}
    >
      <title>{`Question ${position + 1} of ${questions.length} · ${skill} · Guildhall`}</title>
      <div className="sticky top-16 z-10 -mt-4 flex flex-col gap-2 border-b border-line bg-paper py-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="font-semibold">
            Question {position + 1} of {questions.length}
          </p>
          <Countdown seconds={secondsLeft} />
        </div>
        <ProgressBar label="Questions answered" labelHidden value={answered} max={questions.length} />
        <div className="flex min-h-5.5 flex-wrap justify-between gap-x-4 text-sm text-muted">
          <span>{answered} answered</span>
          <SaveStatus state={saveState} hasAnswers={answered > 0} />
        </div>
      </div>
      {isOver || !question ? (
        <AwaitingResult attemptId={attempt._id} isFinishedElsewhere={secondsLeft > 0} />
      ) : (
        <>
          <QuestionForm
            question={question}
            position={position}
            chosen={answers[position] ?? null}
            isLast={position === questions.length - 1}
            isFinishing={isFinishing}
            onChoose={(option) => choose(position, option)}
            onPrevious={() => goTo(position - 1)}
            onNext={() => goTo(position + 1)}
            onFinish={finish}
          />
          {saveState === 'retrying' ? (
            <Alert tone="amber" title="Guildhall cannot be reached">
              Your answers are kept in this browser and sent as soon as the connection is back. The clock keeps running.
            </Alert>
          ) : null}
          {saveState === 'signedOut' ? (
            <Alert
              tone="warning"
              title="Sign in to save your answers"
              action={
                <LinkButton size="sm" to={signInPath(location)}>
                  Sign In
                </LinkButton>
              }
            >
              They are kept in this browser. The clock keeps running.
            </Alert>
          ) : null}
          {error && saveState !== 'signedOut' ? <Alert>{error}</Alert> : null}
        </>
      )}
    </AssessmentPage>
  )
}

/** Tells a user who leaves that the clock runs on. Never blocks leaving, as nothing is lost. */
function useLeaveNotice(attemptId: string, secondsLeft: number) {
  useBlocker(({ currentLocation, nextLocation }) => {
    const isLeaving = currentLocation.pathname !== nextLocation.pathname || !nextLocation.search.includes(attemptId)
    if (isLeaving && hasStoredToken() && secondsLeft > 0) {
      notify.info(
        'Your assessment is still running',
        `${formatDuration(secondsLeft, 'short')} left. Continue it under Take Quiz.`,
      )
    }
    return false
  })
}
