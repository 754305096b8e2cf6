import { useDecision } from './api.ts'
import { answerDecisionAppeal, reverseDecision } from './cases-api.ts'
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

export type DecisionAct = 'answer' | 'reverse'

type DialogProps = { decisionId: string; onClose: () => void }

export function DecisionDialog({ act, ...props }: DialogProps & { act: DecisionAct }) {
  return act === 'answer' ? <AnswerDialog {...props} /> : <ReverseDialog {...props} />
}

function AnswerDialog({ decisionId, onClose }: DialogProps) {
  const answer = useDecision(answerDecisionAppeal)
  return (
    <LateReasonDialog
      about={decisionId}
      title="Answer this appeal"
      description="There is one appeal and one answer."
      choices={choices}
      hint="The person reads it by mail and in their settings."
      confirmLabel="Send Answer"
      send={(reason, choice) =>
        answer.mutateAsync([decisionId, { decision: choice === 'reverse' ? 'reverse' : 'keep', reason }])
      }
      done="The appeal is answered"
      onClose={onClose}
    />
  )
}

function ReverseDialog({ decisionId, onClose }: DialogProps) {
  const reverse = useDecision(reverseDecision)
  return (
    <LateReasonDialog
      about={decisionId}
      title="Take this decision back?"
      description="What was hidden is shown again, and a warning no longer counts."
      hint="The person reads it by mail and in their settings."
      confirmLabel="Take Back"
      send={(reason) => reverse.mutateAsync([decisionId, reason])}
      done="The decision is taken back"
      onClose={onClose}
    />
  )
}
