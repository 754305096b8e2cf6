import { Suspense } from 'react'
import type { MetaFunction } from 'react-router'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ForYouLoading } from './for-you-frame.tsx'

const loadPage = () => import('./for-you-page.tsx')
const ForYouPage = lazyPart(loadPage)

export const meta: MetaFunction = () => [{ title: 'Projects for you · Guildhall' }]

/** Loads the page apart, as its cards share files with many screens. */
export function clientLoader() {
  void loadPage().catch(() => {})
  return null
}

export const HydrateFallback = ForYouLoading

export default function ForYouScreen() {
  return (
    <Suspense fallback={<ForYouLoading />}>
      <ForYouPage />
    </Suspense>
  )
}
