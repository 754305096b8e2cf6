import type { AssessmentOverviewView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { overviewQuery, pollingOptions, useFinishAttempt } from './api.ts'
import { Countdown } from './countdown.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

export interface OpenAttemptCardProps {
  userId: string
  attempt: NonNullable<AssessmentOverviewView['openAttempt']>
  serverNow: string
  receivedAtMs: number
}

export function OpenAttemptCard({ userId, attempt, serverNow, receivedAtMs }: OpenAttemptCardProps) {
  const { _id, skill, difficulty, kind, answered, totalQuestions, deadlineAt } = attempt
  const secondsLeft = useSecondsLeft({ deadlineAt, serverNow }, receivedAtMs)
  const [isConfirming, setIsConfirming] = useState(false)
  const finish = useFinishAttempt(_id)
  const navigate = useNavigate()
  useQuery({ ...overviewQuery(userId), ...pollingOptions, enabled: secondsLeft <= 0 })

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
        <Button onClick={() => setIsConfirming(true)}>Hand It In</Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title="Hand it in as it is?"
        description={
          <>
            {answered} of {totalQuestions} questions are answered; the others count as wrong. This cannot be undone.
            {finish.error ? <Alert className="mt-4">{sentenceFor(finish.error, finish.error.message)}</Alert> : null}
          </>
        }
        confirmLabel="Hand It In"
        pending={finish.isPending}
        onConfirm={() => finish.mutate(undefined, { onSuccess: ({ _id: id }) => void navigate(paths.ownResult(id)) })}
      />
    </Card>
  )
}
