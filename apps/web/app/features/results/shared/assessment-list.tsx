import type { ProfileAssessmentView } from '@guildhall/contract'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { ResultHistory } from '../result-history.tsx'
import { CompletedOn, KindBadge, percentOf, type Scored } from '../result-labels.tsx'

export type ListedAssessment = Omit<ProfileAssessmentView, 'percentage'> & Scored

export interface AssessmentListProps {
  assessments: readonly ListedAssessment[]
  userId: string
  /** The viewer's own: includes results that are not on the profile. */
  isOwn?: boolean
}

export function AssessmentList({ assessments, userId, isOwn = false }: AssessmentListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {assessments.map((assessment) => (
        <li key={assessment._id} className="py-4">
          <div className="flex items-baseline justify-between gap-4">
            <h3 className="min-w-0 font-sans text-base font-semibold tracking-normal break-words">
              {assessment.skill}
            </h3>
            <p className="font-display text-2xl leading-none font-medium">{percentOf(assessment)}%</p>
          </div>
          <p className="mt-1 text-sm text-muted">
            {assessment.status} on {assessment.difficulty} questions&nbsp;· <CompletedOn at={assessment.completedAt} />
          </p>
          {isOwn && !assessment.onProfile ? <NotOnProfile resultId={assessment._id} skill={assessment.skill} /> : null}
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <KindBadge result={assessment} />
            {assessment.historyCount > 0 ? (
              <ResultHistory
                userId={userId}
                skill={assessment.skill}
                isOwn={isOwn}
                olderCount={assessment.historyCount}
              />
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}

function NotOnProfile({ resultId, skill }: { resultId: string; skill: string }) {
  return (
    <p className="mt-1 text-sm text-muted">
      Only you see this.{' '}
      <Link
        to={paths.ownResult(resultId)}
        className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
      >
        <span>
          Review and save it<VisuallyHidden>: {skill}</VisuallyHidden>
        </span>
      </Link>
    </p>
  )
}
