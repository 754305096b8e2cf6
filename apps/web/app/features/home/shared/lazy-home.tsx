import type { Side } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { getQueryClient } from '../../../query-client.ts'
import { lazyPart, nothing } from '../../../ui/lazy-part.tsx'
import { needsQuery } from './api.ts'
import { NeedsLoading } from './needs-loading.tsx'

const loadNeeds = () => import('../needs.tsx')
const Needs = lazyPart(loadNeeds, nothing)
const MoneyTimeline = lazyPart(() => import('../money-timeline.tsx'), nothing)

const Welcome = lazyPart(() => import('../welcome.tsx'), nothing)

/**
 * For a loader. Most of what settles a need happens on another screen, so needs from an earlier visit would be shown only to
 * move the dashboard a moment later.
 */
export function loadHome(userId: string, side: Side): void {
  void loadNeeds().catch(() => {})
  const [client, query] = [getQueryClient(), needsQuery(userId, side)]
  client.removeQueries({ queryKey: query.queryKey, type: 'inactive' })
  void client.prefetchQuery(query)
}

export function NeedsYouNow(props: { userId: string; side: Side }) {
  return (
    <Suspense fallback={<NeedsLoading />}>
      <Needs {...props} />
    </Suspense>
  )
}

/** What did you come for, and the first steps; loaded only for those who have some before them. */
export function FirstHour(props: { userId: string; side: Side }) {
  const { data } = useQuery(needsQuery(props.userId, props.side))
  if (!data?.hasWelcome) return null
  return (
    <Suspense fallback={<NeedsLoading />}>
      <Welcome {...props} />
    </Suspense>
  )
}

/** Loaded only when money has moved. */
export function MoneyByMonth(props: { userId: string; side: Side }) {
  const { data } = useQuery(needsQuery(props.userId, props.side))
  if (!data?.hasMoney) return null
  return (
    <Suspense fallback={null}>
      <MoneyTimeline {...props} />
    </Suspense>
  )
}
