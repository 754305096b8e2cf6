import { FlaskConical } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'

export function TestMode() {
  return (
    <Badge tone="amber" icon={<FlaskConical aria-hidden="true" />}>
      Test mode: no real money moves
    </Badge>
  )
}
