import { languageNames, type PublicProfileView } from '@guildhall/contract'
import { Languages } from 'lucide-react'
import { AvailabilityBadge } from './availability.tsx'

export function ProfileTalentFacts({
  profile: { availability, hoursPerWeek, languages },
}: {
  profile: Pick<PublicProfileView, 'availability' | 'hoursPerWeek' | 'languages'>
}) {
  return (
    <>
      {languages.length > 0 ? (
        <span className="inline-flex min-w-0 items-center gap-1.5">
          <Languages aria-hidden="true" className="size-4 shrink-0" />
          {languages.map((code) => languageNames[code]).join(', ')}
        </span>
      ) : null}
      <AvailabilityBadge availability={availability} hoursPerWeek={hoursPerWeek} />
    </>
  )
}
