import { type ContractStatus, contractStatusLabels } from '@guildhall/contract'
import { Badge, type Tone } from '../../ui/badge.tsx'
import type { CardProps } from '../../ui/card.tsx'

const tones = {
  active: 'tide',
  payment_due: 'amber',
  disputed: 'danger',
  completed: 'green',
  cancelled: 'neutral',
} as const satisfies Record<ContractStatus, Tone & CardProps['edge']>

export const edgeOf = (status: ContractStatus) => tones[status]

export function ContractStatusBadge({ status }: { status: ContractStatus }) {
  return <Badge tone={tones[status]}>{contractStatusLabels[status]}</Badge>
}
