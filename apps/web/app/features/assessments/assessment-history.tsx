import type { AssessmentResultView } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { sentenceFor } from '../../http.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { historyQuery } from './api.ts'
import { CompletedOn, KindBadge } from './result-labels.tsx'

export interface AssessmentHistoryProps {
  userId: string
  skill: string
  /** Whether the viewer is that person. */
  isOwn: boolean
  /** How many results there are besides the one the profile shows. */
  olderCount: number
}

/** The button beside an assessment, and behind it every result of its skill. */
export function AssessmentHistory({ olderCount, ...whose }: AssessmentHistoryProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" className="-mx-3" onClick={() => setIsOpen(true)}>
        <span>
          {olderCount} more {olderCount === 1 ? 'result' : 'results'}
          <VisuallyHidden> in {whose.skill}</VisuallyHidden>
        </span>
      </Button>
      <Dialog
        wide
        open={isOpen}
        onOpenChange={setIsOpen}
        title={`Results in ${whose.skill}`}
        description={
          whose.isOwn
            ? 'Everything you earned or saved, newest first.'
            : 'Everything this profile shows, newest first. Verified and unverified results were graded by Guildhall; only verified ones can prove a skill.'
        }
      >
        <HistoryList {...whose} />
      </Dialog>
    </>
  )
}

/** Mounted while the dialog is open, and read then. */
function HistoryList(whose: Omit<AssessmentHistoryProps, 'olderCount'>) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    historyQuery(whose),
  )
  if (data) {
    const results = data.pages.flatMap(({ items }) => items)
    return (
      <>
        <ul className="divide-y divide-line border-y border-line">
          {results.map((result) => (
            <HistoryRow key={result._id} result={result} isOwn={whose.isOwn} />
          ))}
        </ul>
        {hasNextPage ? (
          <LoadMore
            noun="results"
            shown={results.length}
            total={data.pages[0]?.total}
            hasMore
            pending={isFetchingNextPage}
            onLoadMore={() => void fetchNextPage()}
          />
        ) : null}
      </>
    )
  }
  if (error) {
    return (
      <Alert
        title="The results could not be loaded."
        action={
          <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {sentenceFor(error, error.message)}
      </Alert>
    )
  }
  return (
    <div role="status" className="flex flex-col gap-4 py-2">
      <VisuallyHidden>Loading results...</VisuallyHidden>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  )
}

/** One result in a list: when, how hard, how well, and by whose word. */
export function HistoryRow({
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
