import { answerAppeal, useDecision } from './api.ts'
import { LateReasonDialog } from './shared/late-reason-dialog.tsx'

const choices = {
  label: 'Decision',
  options: [
    { value: 'keep', label: 'Keep the suspension', hint: 'It stays. They cannot appeal against it again.' },
    { value: 'lift', label: 'Lift the suspension', hint: 'They can use their account again at once.' },
  ],
}

export function AnswerDialog({ suspensionId, onClose }: { suspensionId: string; onClose: () => void }) {
  const decision = useDecision(answerAppeal)
  return (
    <LateReasonDialog
      about={suspensionId}
      title="Answer this appeal"
      description="There is one appeal and one answer."
      choices={choices}
      hint="The person reads it by mail and when they sign in."
      confirmLabel="Send Answer"
      send={(reason, choice) =>
        decision.mutateAsync([suspensionId, { decision: choice === 'lift' ? 'lift' : 'keep', reason }])
      }
      done="The appeal is answered"
      onClose={onClose}
    />
  )
}
