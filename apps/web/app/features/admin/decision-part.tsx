import type { AdminDecisionView } from '@guildhall/contract'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DatedTexts } from './dated-texts.tsx'
import type { DecisionAct } from './decision-dialog.tsx'

const refusals = {
  self: 'This is about you. Another operator decides it.',
  decided: 'You made this decision, so another operator answers the appeal.',
} as const

export function DecisionPart({ decision, onAsk }: { decision: AdminDecisionView; onAsk: (act: DecisionAct) => void }) {
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
            <Button variant="primary" onClick={() => onAsk('answer')}>
              Answer Appeal
            </Button>
          ) : null}
          <Button onClick={() => onAsk('reverse')}>Take Back</Button>
        </div>
      ) : null}
    </Card>
  )
}
