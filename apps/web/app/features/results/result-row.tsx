import type { AssessmentResultView } from '@guildhall/contract'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CompletedOn, KindBadge } from './result-labels.tsx'

export function ResultRow({
  result,
  isOwn,
  withSkill,
}: {
  result: AssessmentResultView
  isOwn: boolean
  withSkill?: true
}) {
  const { skill, difficulty, status, score, totalQuestions, percentage, completedAt, kind, onProfile } = result
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium break-words">
          {withSkill ? `${skill}, ` : null}
          {percentage}%, {status}
        </p>
        <p className="text-sm text-muted">
          {difficulty} questions&nbsp;· {score} of {totalQuestions} right&nbsp;· <CompletedOn at={completedAt} />
          {isOwn ? <>&nbsp;· {onProfile ? 'on your profile' : 'not on your profile'}</> : null}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {isOwn && kind !== 'practice' ? (
          <Link
            to={paths.ownResult(result._id)}
            className="text-link inline-flex min-h-6 items-center text-sm pointer-coarse:min-h-11"
          >
            Review
            <VisuallyHidden>
              {' '}
              the result in {skill} of {percentage}%
            </VisuallyHidden>
          </Link>
        ) : null}
        <KindBadge result={result} />
      </div>
    </li>
  )
}
