import { type DeliveryStatus, deliveryStatusLabels } from '@guildhall/contract'
import { Badge, type Tone } from '../../../ui/badge.tsx'

const tones: Record<DeliveryStatus, Tone> = {
  not_submitted: 'neutral',
  submitted: 'amber',
  approved: 'green',
  rejected: 'danger',
}

export function DeliveryBadge({ status }: { status: DeliveryStatus }) {
  return <Badge tone={tones[status]}>{deliveryStatusLabels[status]}</Badge>
}
