import type { AdminDecisionView } from '@guildhall/contract'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useDecision } from './api.ts'
import { answerDecisionAppeal, reverseDecision } from './cases-api.ts'
import { DatedTexts } from './dated-texts.tsx'
import { LateReasonDialog } from './shared/late-reason-dialog.tsx'

const choices = {
  label: 'Decision',
  options: [
    { value: 'keep', label: 'Keep the decision', hint: 'It stays. They cannot appeal against it again.' },
    {
      value: 'reverse',
      label: 'Take it back',
      hint: 'What was hidden is shown again, and a warning no longer counts.',
    },
  ],
}

const refusals = {
  self: 'This is about you. Another operator decides it.',
  decided: 'You made this decision, so another operator answers the appeal.',
} as const

export function DecisionPart({ decision }: { decision: AdminDecisionView }) {
  const [asking, setAsking] = useState<'answer' | 'reverse'>()
  const { kind, decidedBy, at, reason, appeal, appealedAt, answer, answeredAt, reversedAt, reversalReason } = decision
  const isWaiting = appeal !== null && answer === null && reversedAt === null
  return (
    <Card edge={reversedAt ? 'neutral' : 'danger'} className="flex flex-col gap-4">
      <div>
        <Badge tone={reversedAt ? 'neutral' : 'danger'}>
          {reversedAt ? 'Taken back' : kind === 'hidden' ? 'Hidden from others' : 'Warned'}
        </Badge>
      </div>
      <DatedTexts
        entries={[
          { title: `Decided by ${decidedBy.name}`, at, text: reason },
          { title: 'Their appeal', at: appealedAt, text: appeal },
          { title: 'The answer', at: answeredAt, text: answer },
          { title: 'Taken back', at: reversedAt, text: reversalReason },
        ]}
      />
      {isWaiting && decision.answerRefusal ? (
        <p className="text-sm text-muted">{refusals[decision.answerRefusal]}</p>
      ) : null}
      {reversedAt === null && decision.answerRefusal !== 'self' ? (
        <div className="flex flex-wrap gap-3">
          {isWaiting && decision.answerRefusal === null ? (
            <Button variant="primary" onClick={() => setAsking('answer')}>
              Answer Appeal
            </Button>
          ) : null}
          <Button onClick={() => setAsking('reverse')}>Take Back</Button>
        </div>
      ) : null}
      {asking === 'answer' ? <AnswerDialog decision={decision} onClose={() => setAsking(undefined)} /> : null}
      {asking === 'reverse' ? <ReverseDialog decision={decision} onClose={() => setAsking(undefined)} /> : null}
    </Card>
  )
}

type DialogProps = { decision: AdminDecisionView; onClose: () => void }

function AnswerDialog({ decision, onClose }: DialogProps) {
  const answer = useDecision(answerDecisionAppeal)
  return (
    <LateReasonDialog
      title="Answer this appeal"
      description="There is one appeal and one answer."
      choices={choices}
      hint="The person reads it by mail and in their settings."
      confirmLabel="Send Answer"
      send={(reason, choice) =>
        answer.mutateAsync([decision._id, { decision: choice === 'reverse' ? 'reverse' : 'keep', reason }])
      }
      done="The appeal is answered"
      onClose={onClose}
    />
  )
}

function ReverseDialog({ decision, onClose }: DialogProps) {
  const reverse = useDecision(reverseDecision)
  return (
    <LateReasonDialog
      title="Take this decision back?"
      description="What was hidden is shown again, and a warning no longer counts."
      hint="The person reads it by mail and in their settings."
      confirmLabel="Take Back"
      send={(reason) => reverse.mutateAsync([decision._id, reason])}
      done="The decision is taken back"
      onClose={onClose}
    />
  )
}
