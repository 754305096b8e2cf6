import type { PastSuspensionView } from '@guildhall/contract'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { liftSuspension, useDecision } from './api.ts'
import { DatedTexts } from './dated-texts.tsx'
import { LateReasonDialog } from './shared/late-reason-dialog.tsx'

export function SuspensionCard({ suspension }: { suspension: PastSuspensionView }) {
  const [asking, setAsking] = useState<'lift' | 'answer'>()
  const lift = useDecision(liftSuspension)
  const { _id, reason, suspendedAt, suspendedBy, appeal, appealedAt, answer, answeredAt, liftedAt, liftReason } =
    suspension
  const isOpen = liftedAt === null

  return (
    <Card edge={isOpen ? 'danger' : 'neutral'} className="flex flex-col gap-4">
      <div>
        <Badge tone={isOpen ? 'danger' : 'neutral'}>{isOpen ? 'In force' : 'Lifted'}</Badge>
      </div>
      <DatedTexts
        entries={[
          { title: `Suspended by ${suspendedBy.name}`, at: suspendedAt, text: reason },
          { title: 'Their appeal', at: appealedAt, text: appeal },
          { title: 'The answer', at: answeredAt, text: answer },
          { title: 'Lifted', at: liftedAt, text: liftReason },
        ]}
      />
      {isOpen && suspension.isOwnMatter ? (
        <p className="text-sm text-muted">You are part of what led to it. Another operator decides.</p>
      ) : null}
      {isOpen && !suspension.isOwnMatter && appeal !== null && answer === null && !suspension.mayAnswer ? (
        <p className="text-sm text-muted">You suspended them, so another operator answers the appeal.</p>
      ) : null}
      {isOpen && !suspension.isOwnMatter ? (
        <div className="flex flex-wrap gap-3">
          {appeal !== null && answer === null && suspension.mayAnswer ? (
            <Button variant="primary" onClick={() => setAsking('answer')}>
              Answer Appeal
            </Button>
          ) : null}
          <Button onClick={() => setAsking('lift')}>Lift Suspension</Button>
        </div>
      ) : null}
      {asking === 'answer' ? <AnswerDialog suspensionId={_id} onClose={() => setAsking(undefined)} /> : null}
      {asking === 'lift' ? (
        <LateReasonDialog
          about={_id}
          title="Lift this suspension?"
          description="They can use their account again at once."
          hint="The person reads it by mail."
          confirmLabel="Lift Suspension"
          send={(text) => lift.mutateAsync([_id, text])}
          done="The suspension is lifted"
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </Card>
  )
}
