import type { PublicProfileView } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { AssessmentList } from '../results/shared/assessment-list.tsx'
import { moreSkillsQuery } from './api.ts'

export interface ProfileAssessmentsProps {
  profile: PublicProfileView
  isOwn: boolean
  empty?: ReactNode
}

export function ProfileAssessments({ profile, isOwn, empty }: ProfileAssessmentsProps) {
  const { skillAssessments: first, skillAssessmentsTotal: total, skillAssessmentsCursor: cursor } = profile
  const userId = profile.userId._id
  const [isWanted, setIsWanted] = useState(false)
  const more = useInfiniteQuery({
    ...moreSkillsQuery({ userId, isOwn, cursor: cursor ?? '' }),
    enabled: isWanted && cursor !== null,
  })
  if (first.length === 0) return empty

  // Without a next page, an earlier query must not show.
  const assessments = [...first, ...(cursor ? (more.data?.pages.flatMap(({ items }) => items) ?? []) : [])]
  function loadMore() {
    if (!isWanted) setIsWanted(true)
    else if (more.data) void more.fetchNextPage()
    else void more.refetch()
  }
  return (
    <div>
      <AssessmentList assessments={assessments} userId={userId} isOwn={isOwn} />
      {more.isError && !more.isFetching ? (
        <Alert className="mt-4">More skills could not be loaded. Those above are still here.</Alert>
      ) : null}
      {cursor ? (
        <LoadMore
          shown={assessments.length}
          total={total}
          noun="skills"
          hasMore={!more.data || more.hasNextPage}
          pending={more.isFetching}
          onLoadMore={loadMore}
        />
      ) : null}
    </div>
  )
}
