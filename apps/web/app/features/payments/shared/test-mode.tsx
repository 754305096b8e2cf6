import { FlaskConical } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'

/** Marks what only pretends: no payment provider is set up. */
export function TestMode() {
  return (
    <Badge tone="amber" icon={<FlaskConical aria-hidden="true" />}>
      Test mode: no real money moves
    </Badge>
  )
}
