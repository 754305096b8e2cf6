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
        A place where clients post projects and freelancers propose on them, deliver files and have them approved.
        Guildhall is not a party to what the two agree.
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
        <li>Propose only on what you can do.</li>
        <li>An accepted proposal stays accepted. Both sides may rely on it.</li>
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
      <h2>What is not allowed</h2>
      <p>Anything unlawful, harmful files, impersonating others, and trying to access other people’s data.</p>
      <h2 id="suspension">Suspended accounts</h2>
      <p>
        An operator of this site can suspend an account that breaks these terms. The person reads why, by mail and when
        they sign in. While it lasts, they can see their contracts and their money, and do nothing else; their profile
        and their projects are not shown, and their proposals cannot be accepted. For money, this holds:
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
