import { type AssessmentResultView, percentageOf } from '@guildhall/contract'
import { BadgeCheck, PencilLine } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'

/** A percentage that may be missing where a result was saved before the product worked it out. */
export type Scored = Pick<AssessmentResultView, 'score' | 'totalQuestions'> & { percentage?: number | null }

/** The percentage of a result; where it holds none, the rounded share of right answers. */
export function percentOf({ percentage, score, totalQuestions }: Scored): number {
  return percentage != null && Number.isFinite(percentage) ? percentage : percentageOf(score, totalQuestions)
}

// In UTC, as the certificate has it, and so that server and browser write the same.
const utcDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

export function CompletedOn({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {utcDay.format(new Date(at))}
    </time>
  )
}

/** Verified results lead to the page where anybody can check them; the person's own word is called that. */
export function KindBadge({ result }: { result: Pick<AssessmentResultView, '_id' | 'kind' | 'skill'> }) {
  if (result.kind === 'practice') {
    return <Badge icon={<PencilLine aria-hidden="true" />}>Self-reported practice</Badge>
  }
  return (
    <Link
      to={paths.result(result._id)}
      aria-label={`Verified: check the result in ${result.skill}`}
      className="inline-flex min-h-6 items-center rounded-xs no-underline hover:underline pointer-coarse:min-h-11"
    >
      <VerifiedBadge />
    </Link>
  )
}

export function VerifiedBadge() {
  return (
    <Badge tone="green" icon={<BadgeCheck aria-hidden="true" />}>
      Verified
    </Badge>
  )
}
