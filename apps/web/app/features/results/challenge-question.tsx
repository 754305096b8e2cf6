import type { ChallengeView, CorrectionDecision } from '@guildhall/contract'
import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { formatDay } from '../../dates.ts'
import { Button } from '../../ui/button.tsx'
import { FloatingPartMissing, lazyPart } from '../../ui/lazy-part.tsx'

const ChallengeForm = lazyPart(() => import('./challenge-form.tsx'), FloatingPartMissing)

export interface ChallengeQuestionProps {
  resultId: string
  position: number
  /** What the person said about it before. */
  challenge: ChallengeView | undefined
}

export function ChallengeQuestion({ resultId, position, challenge }: ChallengeQuestionProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {challenge ? (
        <Sent challenge={challenge} />
      ) : (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3 self-start text-left text-muted"
          onClick={() => setIsOpen(true)}
        >
          <Flag aria-hidden="true" />
          Something is wrong with this question
        </Button>
      )}
      <Suspense>
        {isOpen ? <ChallengeForm resultId={resultId} position={position} onClose={() => setIsOpen(false)} /> : null}
      </Suspense>
    </>
  )
}

const outcomes: Record<CorrectionDecision, string> = {
  kept: 'The question stays as it is',
  key_changed: 'Another answer counts as right now',
  dropped: 'The question no longer counts',
}

function Sent({ challenge: { text, sentAt, decision } }: { challenge: ChallengeView }) {
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4 text-sm text-muted">
      <div>
        <p className="text-xs">You challenged this question on {formatDay(sentAt)}</p>
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      </div>
      {decision ? (
        <div>
          <p className="text-xs">
            {outcomes[decision.decision]}, {formatDay(decision.decidedAt)}
          </p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {decision.reason}
          </p>
        </div>
      ) : (
        <p>An operator will read it, and you will be told what was decided.</p>
      )}
    </div>
  )
}
