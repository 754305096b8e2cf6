import { refusalSentences } from '@guildhall/contract'
import { Alert, type AlertTone } from '../../../ui/alert.tsx'

const texts = {
  'contract.over': {
    tone: 'neutral',
    title: 'The contract was cancelled',
    text: 'Nothing more can be delivered or approved. What was delivered stays here.',
  },
  'contract.disputed': {
    tone: 'neutral',
    title: 'The contract is in dispute',
    text: 'Nothing can be delivered or approved until the dispute is settled. What was delivered stays here.',
  },
  'contract.card_disputed': {
    tone: 'amber',
    title: 'Waiting for the client’s bank',
    text: refusalSentences['contract.card_disputed'],
  },
} as const satisfies Record<string, { tone: AlertTone; title: string; text: string }>
export type RestingReason = keyof typeof texts

export const restingReason = (refusal: string | undefined): RestingReason | undefined =>
  refusal !== undefined && refusal in texts ? (refusal as RestingReason) : undefined

export function ContractOver({ reason }: { reason: RestingReason }) {
  const { tone, title, text } = texts[reason]
  return (
    <Alert tone={tone} title={title}>
      {text}
    </Alert>
  )
}
