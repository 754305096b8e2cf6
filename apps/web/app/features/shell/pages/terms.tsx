import { feeBpsDefault, suspensionRules } from '@guildhall/contract'
import { paths } from '../../../paths.ts'
import { ContentPage, pageMeta } from './content-page.tsx'

const lead = 'What you can expect of Guildhall, and what it expects of you.'

export const meta = pageMeta('Terms of Service', lead)

export default function TermsPage() {
  return (
    <ContentPage title="Terms of Service" lead={lead}>
      <h2>What Guildhall is</h2>
      <p>
        A place where clients post projects and freelancers propose on them, deliver files and have them approved. A
        client can also invite a freelancer to a project, or offer a contract to a person they know. Guildhall is not a
        party to what the two agree.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>One person, one account. It can hire and work.</li>
        <li>Keep your password to yourself: what is done with your account counts as done by you.</li>
        <li>Give an email address that is yours.</li>
      </ul>
      <h2>Projects and proposals</h2>
      <ul>
        <li>Post only work that you intend to assign, with a budget you intend to pay.</li>
        <li>Send proposals only for work that you can do.</li>
        <li>
          Until it is accepted, a proposal can be changed or withdrawn, and both sides can make a counter-offer. The{' '}
          <a className="text-link" href={paths.proposalRules}>
            rules of proposals
          </a>{' '}
          say how, and when a project closes by itself.
        </li>
        <li>An accepted proposal stays accepted. Both sides may rely on it.</li>
        <li>
          A{' '}
          <a className="text-link" href={paths.directContracts}>
            direct contract
          </a>{' '}
          is an offer until the freelancer accepts it. From then on it is a contract like any other.
        </li>
        <li>No one has to answer an invitation or an offer.</li>
        <li>
          Suggestions follow{' '}
          <a className="text-link" href={paths.matchingRules}>
            a published formula
          </a>
          . No one can pay for a place in them.
        </li>
      </ul>
      <h2>Deliverables</h2>
      <ul>
        <li>Upload only what you have the right to pass on.</li>
        <li>
          Delivered versions are kept and can be read by the project’s client and by the freelancer who delivered them.
        </li>
        <li>Client and freelancer agree who owns the work after approval; Guildhall claims no rights in it.</li>
      </ul>
      <h2>Assessments</h2>
      <p>
        Take them yourself and alone, and keep the questions to yourself. The{' '}
        <a className="text-link" href={paths.rules}>
          published rules
        </a>{' '}
        say how a skill is proven, and when a result is withdrawn.
      </p>
      <h2>Payments</h2>
      <p>
        An accepted proposal is a contract for its price. The client pays the price into escrow. It is released to the
        freelancer when the client approves the work, and becomes due then if it is not in escrow yet. The{' '}
        <a className="text-link" href={paths.moneyRules}>
          rules of payments
        </a>{' '}
        are part of these terms: they say when a delivery is approved without an answer, how long money is held, how a
        contract ends, and what happens when a bank takes a payment back.
      </p>
      <p>
        Guildhall keeps a fee out of what is released: {feeBpsDefault / 100}%, unless this site has set another one. You
        see it before you send a proposal and before you accept one, and a contract keeps the fee it was agreed with.
      </p>
      <p>
        Where a page about money says “Test mode”, no real money moves, and nothing is owed through Guildhall. Otherwise
        payments, refunds and withdrawals are made by Stripe, and its terms apply to them as well.
      </p>
      <h2>Reviews</h2>
      <p>
        When a paid contract has ended, each side can review the other. Write only what happened. The{' '}
        <a className="text-link" href={paths.reviewRules}>
          rules of reviews
        </a>{' '}
        say who can write one, when it becomes public, and how ratings and figures are computed.
      </p>
      <h2>What is not allowed</h2>
      <p>
        Anything unlawful, harmful files, impersonating others, trying to access other people’s data, and whatever else
        the{' '}
        <a className="text-link" href={paths.moderationRules}>
          rules of moderation
        </a>{' '}
        name. They also say what can be reported, what operators of this site can decide, and how to appeal.
      </p>
      <h2 id="suspension">Suspended accounts</h2>
      <p>
        An operator of this site can suspend an account that breaks these terms. The person reads why, by mail and when
        they sign in. While it lasts, they can see their contracts and their money, and do only what is named below;
        their profile and their projects are not shown, and their proposals cannot be accepted. This holds:
      </p>
      <ul>
        {suspensionRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <h2>What Guildhall can’t promise</h2>
      <p>That it is always available, or that the people you meet here keep their word. Keep a copy of what matters.</p>
    </ContentPage>
  )
}
