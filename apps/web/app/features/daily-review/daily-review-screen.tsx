import { Suspense } from 'react'
import type { MetaFunction } from 'react-router'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Page } from '../../ui/page.tsx'
import { QuestionSkeleton } from './question-skeleton.tsx'

const loadPage = () => import('./daily-review.tsx')
const DailyReview = lazyPart(loadPage)

export const meta: MetaFunction = () => [{ title: 'Daily review · Guildhall' }]

/** Loads the page apart, so that what it needs is not in the first view of every screen. */
export function clientLoader() {
  void loadPage().catch(() => {})
  return null
}

export function HydrateFallback() {
  return (
    <div className="mx-auto w-full max-w-2xl">
      <Page title="Daily review">
        <QuestionSkeleton />
      </Page>
    </div>
  )
}

export default function DailyReviewScreen() {
  return (
    <Suspense fallback={<HydrateFallback />}>
      <DailyReview />
    </Suspense>
  )
}
