import type { ReactNode } from 'react'
import { Page } from '../../ui/page.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'

export function SavedFrame({ children }: { children: ReactNode }) {
  return (
    <Page title="Saved" lead="Only you see what you saved.">
      {children}
    </Page>
  )
}

export function SavedLoading() {
  return (
    <SavedFrame>
      <SkeletonCards label="Loading what you saved..." />
    </SavedFrame>
  )
}
