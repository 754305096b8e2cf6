import type { AttemptView } from '@guildhall/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { sentenceFor } from '../../http.ts'
import { Alert } from '../../ui/alert.tsx'
import { notify } from '../../ui/notify.ts'
import { Page } from '../../ui/page.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { hasStoredToken } from '../accounts/shared/session-store.ts'
import { useFinishAttempt } from './api.ts'
import { spanText } from './clock.ts'
import { Countdown } from './countdown.tsx'
import { QuestionForm } from './question-form.tsx'
import { SaveState } from './save-state.tsx'
import { TimeOver } from './time-over.tsx'
import { useAnswers } from './use-answers.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

export interface QuizStageProps {
  attempt: AttemptView
  /** When the attempt's times came in, by this browser's clock. */
  receivedAtMs: number
  userId: string
  /** Reads the attempt anew: the server decides when the time is over. */
  onTimeOver: () => unknown
}

/** An attempt under way: one question at a time, against the server's clock. */
export function QuizStage({ attempt, receivedAtMs, userId, onTimeOver }: QuizStageProps) {
  const { skill, difficulty, kind, questions, attemptNumber } = attempt
  const { answers, kept, position, turnTo, choose, flush } = useAnswers(attempt, userId)
  const secondsLeft = useSecondsLeft(attempt, receivedAtMs)
  const handIn = useFinishAttempt(attempt._id)
  const [trouble, setTrouble] = useState<string>()
  const [isFinishing, setIsFinishing] = useState(false)
  const isOver = secondsLeft <= 0 || kept.state === 'over'
  useSayThatItGoesOn(attempt, secondsLeft)

  const finish = useSingleFlight(async () => {
    setTrouble(undefined)
    setIsFinishing(true)
    try {
      if (await flush()) await handIn.mutateAsync()
      else setTrouble('Not all of your answers have reached Guildhall yet. Check your connection, then finish again.')
    } catch (error) {
      setTrouble(sentenceFor(error, 'Guildhall could not be reached, so nothing was handed in yet. Please try again.'))
    } finally {
      setIsFinishing(false)
    }
  })

  const question = questions[position]
  const answered = answers.filter((answer) => answer !== null).length
  return (
    <Page
      narrow
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
          <SaveState kept={kept} hasAnswers={answered > 0} />
        </div>
      </div>
      {isOver || !question ? (
        <TimeOver isHandedIn={secondsLeft > 0} onLook={onTimeOver} />
      ) : (
        <>
          <QuestionForm
            question={question}
            position={position}
            chosen={answers[position] ?? null}
            isLast={position === questions.length - 1}
            isFinishing={isFinishing}
            onChoose={(option) => choose(position, option)}
            onPrevious={() => turnTo(position - 1)}
            onNext={() => turnTo(position + 1)}
            onFinish={finish}
          />
          {kept.state === 'waiting' ? (
            <Alert tone="amber" title="Guildhall cannot be reached">
              Your answers are kept in this browser and sent as soon as the line is back. The clock goes on meanwhile.
            </Alert>
          ) : null}
          {trouble ? <Alert>{trouble}</Alert> : null}
        </>
      )}
    </Page>
  )
}

/** Nobody is held back, as nothing is lost; but whoever leaves should know that the clock does not stop. */
function useSayThatItGoesOn({ _id }: AttemptView, secondsLeft: number) {
  const left = useRef(secondsLeft)
  useEffect(() => {
    left.current = secondsLeft
  }, [secondsLeft])
  useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) => {
        const isLeaving = currentLocation.pathname !== nextLocation.pathname || !nextLocation.search.includes(_id)
        if (isLeaving && hasStoredToken() && left.current > 0) {
          notify.info('Your assessment goes on', `${spanText(left.current)} left. Continue it under Take Quiz.`)
        }
        return false
      },
      [_id],
    ),
  )
}
