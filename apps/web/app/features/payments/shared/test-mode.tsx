import { FlaskConical } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'

/** For the cards that Stripe itself publishes. */
export const stripeTestCardText =
  'Stripe is in test mode: pay with its test card 4242 4242 4242 4242, any future date and any three digits.'

export function TestMode() {
  return (
    <Badge tone="amber" icon={<FlaskConical aria-hidden="true" />}>
      Test mode: no real money moves
    </Badge>
  )
}
