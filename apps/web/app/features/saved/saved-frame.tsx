import type { ReactNode } from 'react'
import { Page } from '../../ui/page.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'

export function SavedFrame({ children }: { children: ReactNode }) {
  return (
    <Page title="Saved" lead="Projects, people and searches you want to come back to. Only you can see them.">
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
