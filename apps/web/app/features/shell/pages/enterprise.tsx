import { paths } from '../../../paths.ts'
import { AnchorButton } from '../../../ui/link-button.tsx'
import { signUpLink } from '../../navigation/shared/sign-up-link.ts'
import { ContentPage, pageMeta } from './content-page.tsx'

const lead =
  'There is no separate enterprise plan. Here is what a larger team can do with Guildhall today, and what it can’t.'

export const meta = pageMeta('For enterprise', lead)

export default function EnterprisePage() {
  return (
    <ContentPage
      title="For enterprise"
      lead={lead}
      next={
        <>
          <AnchorButton {...signUpLink(paths.newProject)} variant="primary">
            Post a project
          </AnchorButton>
          <AnchorButton href="/api/docs">Read the API</AnchorButton>
        </>
      }
    >
      <h2>Today</h2>
      <ul>
        <li>Any number of projects under one account, each with its proposals, deliveries and versions on record.</li>
        <li>One accepted proposal per project, even if two people click at once.</li>
        <li>Invitations to people you choose, and direct contracts with people you know already.</li>
        <li>Proposals side by side, with a shortlist and notes that only you see.</li>
        <li>Milestones, changes of a contract that both sides accept, and a ledger that both can read.</li>
        <li>Receipts for every payment, credit notes for every refund, and a yearly statement.</li>
        <li>Two-factor sign-in and passkeys.</li>
        <li>A documented HTTP API for everything the pages do, so that projects can be posted from your own tools.</li>
      </ul>
      <h2>Not yet</h2>
      <ul>
        <li>Several people working in one account, with roles of their own.</li>
        <li>
          Tax invoices: a receipt says who paid whom, how much and for what. Payments with real money need a payment
          provider: without one, escrow runs in test mode.
        </li>
        <li>Single sign-on.</li>
      </ul>
    </ContentPage>
  )
}
