import { reviewWindowDays } from '@guildhall/contract'
import { paths } from '../../../paths.ts'
import { AnchorButton } from '../../../ui/link-button.tsx'
import { ContentPage, pageMeta, Steps } from './content-page.tsx'

const lead = 'A project on Guildhall takes five steps. Guildhall checks who can take each one.'

export const meta = pageMeta('How it works', lead)

export default function HowItWorksPage() {
  return (
    <ContentPage
      title="How it works"
      lead={lead}
      next={
        <>
          <AnchorButton href={paths.howToHire} variant="primary">
            I want to hire
          </AnchorButton>
          <AnchorButton href={paths.howToFindWork}>I want to work</AnchorButton>
        </>
      }
    >
      <h2>The five steps</h2>
      <Steps
        steps={[
          {
            title: 'A client posts a project',
            text: 'With a title, a description, a budget in US dollars, the skills it needs and a deadline.',
          },
          {
            title: 'Freelancers propose',
            text: 'Each freelancer can propose once on a project that is active, and never on one of their own. Until the client decides, a proposal can be changed, withdrawn, or answered with a counter-offer.',
          },
          {
            title: 'The client accepts one proposal',
            text: 'One only, and it stays accepted. The others are marked as not selected, and the project closes to new ones.',
          },
          {
            title: 'The freelancer delivers',
            text: 'They upload files with a message: documents, pictures, films, design files, text or archives, up to 50 MB each. Every version is kept.',
          },
          {
            title: 'The client approves, or asks for changes',
            text: 'Approval completes the project. If changes are needed the freelancer uploads another version, and the earlier ones stay readable.',
          },
        ]}
      />
      <h2>One account, both sides</h2>
      <p>
        There is no client account and no freelancer account. You are the client of the projects you post and the
        freelancer of the proposals you send. The switch in the sidebar moves you from one side to the other.
      </p>
      <h2>Other ways to meet</h2>
      <p>
        Clients search for people and invite them to a project. Freelancers save searches and are told about new
        projects. Both get suggestions by{' '}
        <a className="text-link" href={paths.matchingRules}>
          a published formula
        </a>
        . Two people who know each other agree on a{' '}
        <a className="text-link" href={paths.directContracts}>
          direct contract
        </a>{' '}
        without a public project.
      </p>
      <h2>Where the money is</h2>
      <p>
        An accepted proposal becomes a contract. The client pays its price into escrow, and approving the work releases
        it to the freelancer, less Guildhall’s fee. Both see the fee before they agree, and both read the same ledger:
        every movement of the contract’s money, line by line. The{' '}
        <a className="text-link" href={paths.moneyRules}>
          rules of payments
        </a>{' '}
        say what happens without an answer, how long money is held and how a contract ends.
      </p>
      <h2>What both say afterwards</h2>
      <p>
        When a paid contract has ended, each side can review the other. Neither reads the other’s review first: both
        become public at once, when the second one is written or after {reviewWindowDays} days. The{' '}
        <a className="text-link" href={paths.reviewRules}>
          rules of reviews
        </a>{' '}
        say who can write one, and how ratings and figures are computed.
      </p>
      <h2>What Guildhall doesn’t do yet</h2>
      <p>
        Unless Stripe is set up on this site, payments run in test mode: everything works, but no real money moves, and
        every page about money says so.
      </p>
    </ContentPage>
  )
}
