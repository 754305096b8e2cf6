import { Suspense } from 'react'
import { lazyPart, nothing } from '../../../ui/lazy-part.tsx'

const Offers = lazyPart(() => import('../open-offers.tsx'), nothing)

export interface OpenOffersProps {
  userId: string | undefined
  side: 'client' | 'freelancer'
}

/** The direct contracts that wait for the freelancer's answer. Nothing without any. */
export function OpenOffers({ userId, side }: OpenOffersProps) {
  return <Suspense>{userId ? <Offers userId={userId} side={side} /> : null}</Suspense>
}
