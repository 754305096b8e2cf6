import { Suspense } from 'react'
import type { MetaFunction } from 'react-router'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { OfferLoading } from './offer-loading.tsx'

const loadPage = () => import('./offer-page.tsx')
const OfferPage = lazyPart(loadPage)

export const meta: MetaFunction = () => [{ title: 'Offered contract · Guildhall' }]

/** Loads the page apart, so that what it needs is not in the first view of every screen. */
export function clientLoader() {
  void loadPage().catch(() => {})
  return null
}

export const HydrateFallback = OfferLoading

export default function OfferScreen() {
  return (
    <Suspense fallback={<OfferLoading />}>
      <OfferPage />
    </Suspense>
  )
}
