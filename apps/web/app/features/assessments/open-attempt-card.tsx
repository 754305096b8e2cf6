import type { AssessmentOverviewView } from '@guildhall/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceFor } from '../../http.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useFinishAttempt } from './api.ts'
import { Countdown } from './countdown.tsx'
import { useLookAgain } from './use-look-again.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

export interface OpenAttemptCardProps {
  attempt: NonNullable<AssessmentOverviewView['openAttempt']>
  serverNow: string
  /** When the times came in, by this browser's clock. */
  receivedAtMs: number
  /** Reads everything anew: the server has graded it by then. */
  onTimeOver: () => unknown
}

/** The attempt that is under way, to go on with or to hand in as it is. */
export function OpenAttemptCard({ attempt, serverNow, receivedAtMs, onTimeOver }: OpenAttemptCardProps) {
  const { _id, skill, difficulty, kind, answered, totalQuestions, deadlineAt } = attempt
  const secondsLeft = useSecondsLeft({ deadlineAt, serverNow }, receivedAtMs)
  const [isAsking, setIsAsking] = useState(false)
  const handIn = useFinishAttempt(_id)
  const navigate = useNavigate()
  useLookAgain(secondsLeft <= 0, onTimeOver)

  return (
    <Card edge="amber" className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <p className="eyebrow mb-1">Under way, {kind}</p>
        <h2 className="text-xl break-words">
          {skill}, {difficulty}
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          <span>
            {answered} of {totalQuestions} answered
          </span>
          <Countdown seconds={secondsLeft} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton variant="primary" to={paths.attempt(_id)}>
          Continue
        </LinkButton>
        <Button onClick={() => setIsAsking(true)}>Hand It In</Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Hand it in as it is?"
        description={
          <>
            {answered} of {totalQuestions} questions are answered; the others count as wrong. This cannot be undone.
            {handIn.error ? <Alert className="mt-4">{sentenceFor(handIn.error, handIn.error.message)}</Alert> : null}
          </>
        }
        confirmLabel="Hand It In"
        pending={handIn.isPending}
        onConfirm={() => handIn.mutate(undefined, { onSuccess: ({ _id: id }) => void navigate(paths.ownResult(id)) })}
      />
    </Card>
  )
}
