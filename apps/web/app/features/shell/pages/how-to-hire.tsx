import { autoApprovalDays, invitationsPerProject } from '@guildhall/contract'
import { paths } from '../../../paths.ts'
import { AnchorButton } from '../../../ui/link-button.tsx'
import { signUpLink } from '../../navigation/shared/sign-up-link.ts'
import { ContentPage, pageMeta, Steps } from './content-page.tsx'

const lead = 'Describe the work well, and the right proposals will find you. Here is how.'

export const meta = pageMeta('How to hire', lead)

export default function HowToHirePage() {
  return (
    <ContentPage
      eyebrow="For clients"
      title="How to hire"
      lead={lead}
      next={
        <>
          <AnchorButton {...signUpLink(paths.newProject)} variant="primary">
            Post a project
          </AnchorButton>
          <AnchorButton href={paths.findFreelancers}>Find freelancers</AnchorButton>
          <AnchorButton href={paths.howItWorks}>How it works</AnchorButton>
        </>
      }
    >
      <h2>Step by step</h2>
      <Steps
        steps={[
          {
            title: 'Write the project',
            text: 'Say what should exist at the end and how you will know it is right. Name a budget, the skills it takes and a deadline; a deadline in the past is not accepted.',
          },
          {
            title: 'Look for people yourself',
            text: `Find Freelancers is open to everyone. It filters by verified skill, rate, place, availability and language. Your project also suggests people who have proved a skill it asks for. You can invite ${invitationsPerProject} people to a project.`,
          },
          {
            title: 'Read the proposals',
            text: 'They appear under the project as they come in. Only you, who posted it, can read them. Compare them side by side, shortlist them, and make a counter-offer where one nearly fits.',
          },
          {
            title: 'Accept one',
            text: 'Choose with care: a project has one accepted proposal, and that cannot be changed afterwards.',
          },
          {
            title: 'Review what is delivered',
            text: 'Download the files, then approve them or request changes. Approving completes the project.',
          },
          {
            title: 'Review each other',
            text: 'Once a paid contract has ended, both sides can write a review. Both become public at once.',
          },
        ]}
      />
      <p>
        Do you already know who should do it? Offer them a{' '}
        <a className="text-link" href={paths.directContracts}>
          direct contract
        </a>
        : it is in no list, and no one else can propose for it.
      </p>
      <h2>What a good project says</h2>
      <ul>
        <li>What the result is for, and who will use it.</li>
        <li>What you have already: texts, designs, code, access.</li>
        <li>Which files you expect, and in which form.</li>
        <li>What would make you send it back.</li>
      </ul>
      <h2>Whom to choose</h2>
      <p>
        A verified skill was tested here, and leads to its result. Ratings come only from contracts that were paid, and
        every figure on a profile leads to what it was computed from. The{' '}
        <a className="text-link" href={paths.reviewRules}>
          rules of reviews
        </a>{' '}
        give the formulas.
      </p>
      <h2>Paying</h2>
      <p>
        You pay the agreed price into escrow on the page of the contract. It is held there while the work is done, and
        released to your freelancer when you approve it, or do not answer for {autoApprovalDays} days. If you approve
        work that is not paid for yet, the payment is due. Until this site takes real payments, they run in test mode:
        no real money moves. The{' '}
        <a className="text-link" href={paths.moneyRules}>
          rules of payments
        </a>{' '}
        say what happens if you do not agree.
      </p>
    </ContentPage>
  )
}
