import { Suspense } from 'react'
import type { MetaFunction } from 'react-router'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { SavedLoading } from './saved-frame.tsx'

const loadPage = () => import('./saved-page.tsx')
const SavedPage = lazyPart(loadPage)

export const meta: MetaFunction = () => [{ title: 'Saved · Guildhall' }]

/** Loads the page apart, so that what it needs is not in the first view of every screen. */
export function clientLoader() {
  void loadPage().catch(() => {})
  return null
}

export const HydrateFallback = SavedLoading

export default function SavedScreen() {
  return (
    <Suspense fallback={<SavedLoading />}>
      <SavedPage />
    </Suspense>
  )
}
