import { type AssessmentResultView, type AttemptKind, passingPercentage, percentageOf } from '@guildhall/contract'
import { BadgeCheck, CircleDashed, CircleDot, CircleMinus, PencilLine, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { formatUtcDay } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'

/** Older results have no percentage. */
export type Scored = Pick<AssessmentResultView, 'score' | 'totalQuestions'> & { percentage?: number | null }

export function percentOf({ percentage, score, totalQuestions }: Scored): number {
  return percentage != null && Number.isFinite(percentage) ? percentage : percentageOf(score, totalQuestions)
}

/** In UTC, so that server, browser and certificate agree. */
export function CompletedOn({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatUtcDay(at)}
    </time>
  )
}

export function KindBadge({
  result,
}: {
  result: Scored & Pick<AssessmentResultView, '_id' | 'kind' | 'skill' | 'source'>
}) {
  if (result.kind === 'practice') {
    return <Badge icon={<PencilLine aria-hidden="true" />}>Self-reported practice</Badge>
  }
  const label = kindLabel(result)
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Link
        to={paths.result(result._id)}
        aria-label={`${label}: check the result in ${result.skill}`}
        className="inline-flex min-h-6 items-center rounded-xs no-underline hover:underline pointer-coarse:min-h-11"
      >
        <Badge tone={label === 'Verified' ? 'green' : 'neutral'} icon={icons[label]}>
          {label}
        </Badge>
      </Link>
      {result.source === 'ai' ? <Badge icon={<Sparkles aria-hidden="true" />}>Questions written by AI</Badge> : null}
    </span>
  )
}

/** In a sentence. */
export const kindWords: Record<AttemptKind, string> = {
  verified: 'verified',
  graded: 'server-graded',
  unverified: 'unverified',
}

export function kindLabel(result: Scored & Pick<AssessmentResultView, 'kind'>) {
  if (result.kind === 'unverified') return 'Unverified'
  if (result.kind === 'graded') return 'Server-graded'
  return percentOf(result) >= passingPercentage ? 'Verified' : 'Verified, not passed'
}

const icons = {
  Verified: <BadgeCheck aria-hidden="true" />,
  'Verified, not passed': <CircleMinus aria-hidden="true" />,
  'Server-graded': <CircleDot aria-hidden="true" />,
  Unverified: <CircleDashed aria-hidden="true" />,
}
