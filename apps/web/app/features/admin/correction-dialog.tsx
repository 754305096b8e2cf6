import type { ChallengedItemDetailView, ChallengedQuestionView, CorrectionBody } from '@guildhall/contract'
import { useDecision } from './api.ts'
import { decideChallenge } from './challenges-api.ts'
import { LateReasonDialog } from './shared/late-reason-dialog.tsx'

export interface CorrectionDialogProps {
  item: ChallengedItemDetailView
  question: ChallengedQuestionView
  onClose: () => void
}

export function CorrectionDialog({
  item: { itemId, isTemplate, attempts, openChallenges },
  question,
  onClose,
}: CorrectionDialogProps) {
  const decision = useDecision(decideChallenge)
  const { questionId, options, key } = question
  const others = options.filter((_, position) => position !== key)
  return (
    <LateReasonDialog
      about={questionId}
      title="Decide about this question"
      description={`Asked in ${attempts === 1 ? 'one finished assessment' : `${attempts} finished assessments`}.`}
      choices={{
        label: 'Your decision',
        options: [
          { value: 'kept', label: 'Keep it', hint: 'Nothing changes.' },
          ...(isTemplate && openChallenges > question.challenges.length
            ? [{ value: 'all_kept', label: 'Keep the template', hint: 'Closes all open challenges to this template.' }]
            : []),
          {
            value: 'key_changed',
            label: 'Another answer is right',
            hint: isTemplate
              ? 'In this question alone: every assessment that asked it is graded again. If the template is wrong, drop it.'
              : 'Every assessment that asked it is graded again.',
          },
          {
            value: 'dropped',
            label: isTemplate ? 'Drop the template' : 'Drop the question',
            hint: 'It counts in no assessment and is asked in no new one. This cannot be taken back.',
          },
        ],
      }}
      more={{
        label: 'Which answer is right?',
        options: others.map((value) => ({ value, label: value })),
        unless: ['kept', 'all_kept', 'dropped'],
      }}
      hint="Read by those who challenged it and everyone whose result changes."
      confirmLabel="Decide"
      send={(reason, choice, answer) => decision.mutateAsync([itemId, bodyOf({ questionId, reason, choice, answer })])}
      done="Your decision is saved"
      onClose={onClose}
    />
  )
}

function bodyOf({
  choice,
  questionId,
  answer,
  reason,
}: Record<'choice' | 'questionId' | 'answer' | 'reason', string>): CorrectionBody {
  if (choice === 'dropped') return { decision: 'dropped', reason }
  if (choice === 'key_changed') return { decision: 'key_changed', questionId, answer, reason }
  return { decision: 'kept', questionId: choice === 'all_kept' ? null : questionId, reason }
}
