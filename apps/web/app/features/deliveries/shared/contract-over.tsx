import { Alert } from '../../../ui/alert.tsx'

const texts = {
  'contract.over': {
    title: 'The contract was cancelled',
    text: 'Nothing more can be delivered or approved. What was delivered stays here.',
  },
  'contract.disputed': {
    title: 'The contract is in dispute',
    text: 'Nothing can be delivered or approved until the dispute is settled. What was delivered stays here.',
  },
} as const
export type RestingReason = keyof typeof texts

/** The refusal of a move of a delivery, if its contract was cancelled or is in dispute. */
export const restingReason = (refusal: string | undefined): RestingReason | undefined =>
  refusal === 'contract.over' || refusal === 'contract.disputed' ? refusal : undefined

/** In place of what could be done with a delivery, while its contract is in dispute and once it was cancelled. */
export function ContractOver({ reason }: { reason: RestingReason }) {
  const { title, text } = texts[reason]
  return (
    <Alert tone="neutral" title={title}>
      {text}
    </Alert>
  )
}
