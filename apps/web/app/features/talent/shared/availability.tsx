import { type Availability, availabilityLabels } from '@guildhall/contract'
import { Badge, type Tone } from '../../../ui/badge.tsx'

const tones: Readonly<Record<Availability, Tone>> = { available: 'green', limited: 'amber', unavailable: 'neutral' }

export function AvailabilityBadge({
  availability,
  hoursPerWeek,
}: {
  availability: Availability | null
  hoursPerWeek: number | null
}) {
  if (!availability) return null
  return (
    <Badge tone={tones[availability]}>
      {availabilityLabels[availability]}
      {hoursPerWeek && availability !== 'unavailable' ? `, ${hoursPerWeek} h a week` : null}
    </Badge>
  )
}
