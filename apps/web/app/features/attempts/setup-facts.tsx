import {
  type AssessmentOverviewView,
  type AttemptKind,
  counted,
  passingScore,
  type QuestionCount,
  secondsPerQuestion,
  verifiedFrom,
} from '@guildhall/contract'
import { formatDuration } from '../../durations.ts'

export interface SetupFactsProps {
  count: QuestionCount
  /** Undefined while nothing is known of the questions. */
  kind: AttemptKind | undefined
  /** How many questions this site has of its own, where they are too few. */
  own?: number
  tries: AssessmentOverviewView['verified'] | undefined
  /** Undefined where no number of questions proves the skill. */
  onProve: (() => void) | undefined
}

/** What the choice amounts to, and the one click after which the result can prove the skill. */
export function SetupFacts({ count, kind, own = 0, tries, onProve }: SetupFactsProps) {
  return (
    <div role="status" className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted sm:min-h-6">
      <span>At most {formatDuration(count * secondsPerQuestion)}</span>
      {kind === 'unverified' ? <span>Unverified</span> : null}
      {kind === 'verified' ? <span>Verified: {passingScore(count)} right answers prove the skill</span> : null}
      {kind === 'graded' ? (
        <span>
          Server-graded, no credential:{' '}
          {own > 0
            ? `this site’s own ${counted(own, 'question')} ${own === 1 ? 'is' : 'are'} too few`
            : 'these questions are public'}
        </span>
      ) : null}
      {kind === 'verified' && tries && tries.left < tries.perDay ? (
        <span>
          {tries.left} of {tries.perDay} tries left in 24 hours
        </span>
      ) : null}
      {kind === 'unverified' && onProve ? (
        <button type="button" className="text-link min-h-6 pointer-coarse:min-h-11" onClick={onProve}>
          {verifiedFrom} questions prove the skill
        </button>
      ) : null}
    </div>
  )
}
