import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { AnchorButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'

export function ForYouFrame({ children }: { children: ReactNode }) {
  return (
    <Page
      title="Projects for you"
      lead="Open projects that match what you have verified, with the reason for each."
      back={{ to: paths.browseProjects, label: 'All projects' }}
      actions={<AnchorButton href={paths.matchingRules}>How this is computed</AnchorButton>}
    >
      {children}
    </Page>
  )
}

export function ForYouLoading() {
  return (
    <ForYouFrame>
      <SkeletonCards label="Loading projects..." />
    </ForYouFrame>
  )
}
