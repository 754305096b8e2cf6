import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { DeliveryReviewProps } from './delivery-review.tsx'
import { DeliverySkeleton } from './delivery-skeleton.tsx'
import type { FreelancerDeliveryProps } from './freelancer-delivery.tsx'

const loadReview = () => import('./delivery-review.tsx').then((part) => ({ default: part.DeliveryReview }))
const Review = lazyPart(loadReview)
const loadOfFreelancer = () =>
  import('./freelancer-delivery.tsx').then((part) => ({ default: part.FreelancerDelivery }))
const OfFreelancer = lazyPart(loadOfFreelancer)

/** For screens that are mostly seen before anything is delivered. */
export function DeliveryReview(props: DeliveryReviewProps) {
  return (
    <Suspense fallback={<DeliverySkeleton />}>
      <Review {...props} />
    </Suspense>
  )
}

export function FreelancerDelivery(props: FreelancerDeliveryProps) {
  return (
    <Suspense fallback={<DeliverySkeleton />}>
      <OfFreelancer {...props} />
    </Suspense>
  )
}
