import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'

export function OffersFrame({ children }: { children: ReactNode }) {
  return (
    <Page
      title="Direct Contracts"
      actions={
        <LinkButton variant="primary" to={paths.newDirectOffer}>
          Offer a Contract
        </LinkButton>
      }
    >
      {children}
    </Page>
  )
}

export function OffersLoading() {
  return (
    <OffersFrame>
      <SkeletonCards label="Loading offers..." />
    </OffersFrame>
  )
}
