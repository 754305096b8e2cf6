import { Suspense } from 'react'
import type { MetaFunction } from 'react-router'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { OffersLoading } from './offers-frame.tsx'

const loadPage = () => import('./offers-page.tsx')
const OffersPage = lazyPart(loadPage)

export const meta: MetaFunction = () => [{ title: 'Direct contracts · Guildhall' }]

/** Loads the page apart, so that what it needs is not in the first view of every screen. */
export function clientLoader() {
  void loadPage().catch(() => {})
  return null
}

export const HydrateFallback = OffersLoading

export default function OffersScreen() {
  return (
    <Suspense fallback={<OffersLoading />}>
      <OffersPage />
    </Suspense>
  )
}
