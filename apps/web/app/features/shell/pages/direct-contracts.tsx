import { autoApprovalDays, directOfferDays } from '@guildhall/contract'
import type { MetaFunction } from 'react-router'
import { paths } from '../../../paths.ts'
import { AnchorButton } from '../../../ui/link-button.tsx'
import { signUpLink } from '../../navigation/shared/sign-up-link.ts'
import { ContentPage, pageMeta, Steps } from './content-page.tsx'

const lead =
  'You have found each other already. A direct contract brings the work here: agreed in writing, paid safely.'

export const meta: MetaFunction = pageMeta('Direct contracts', lead)

export default function DirectContractsPage() {
  return (
    <ContentPage
      eyebrow="For people who know each other"
      title="Direct contracts"
      lead={lead}
      next={
        <>
          <AnchorButton {...signUpLink(paths.newDirectOffer)} variant="primary">
            Offer a contract
          </AnchorButton>
          <AnchorButton href={paths.moneyRules}>How payments work</AnchorButton>
        </>
      }
    >
      <h2>Step by step</h2>
      <Steps
        steps={[
          {
            title: 'The client writes the offer',
            text: 'Title, description, amount, days, and what counts as done. It can have milestones that are paid one by one.',
          },
          {
            title: 'It goes to one person',
            text: `From their profile, or to their email address. They have ${directOfferDays} days to accept or decline. If they have no account, they create one first.`,
          },
          {
            title: 'Accepting makes the contract',
            text: 'It has the same rules and the same fee as any other contract. The client pays the amount into escrow, and the work can begin.',
          },
          {
            title: 'Delivered, approved, paid',
            text: `The money is released when the client approves, or does not answer for ${autoApprovalDays} days.`,
          },
        ]}
      />
      <h2>What others see</h2>
      <p>
        The project behind a direct contract is in no list and no search, and nobody else can propose for it. If one of
        you reviews the other afterwards, the review is public, without the contract’s title.
      </p>
      <h2>Offers by mail</h2>
      <p>
        A client is never told whether an address has an account, nor who declined. We limit how often we mail an
        address, and delete it some weeks after the offer has ended.
      </p>
    </ContentPage>
  )
}
