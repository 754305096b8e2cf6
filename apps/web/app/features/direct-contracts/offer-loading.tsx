import { paths } from '../../paths.ts'
import { Page } from '../../ui/page.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'

export const backToOffers = { to: paths.directOffers, label: 'Back to direct contracts' }

export function OfferLoading() {
  return (
    <Page title="Offered contract" back={backToOffers}>
      <SkeletonCards label="Loading the offer..." count={1} />
    </Page>
  )
}
