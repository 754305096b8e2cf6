import { paths } from '../../../paths.ts'
import { AnchorButton } from '../../../ui/link-button.tsx'
import { signUpLink } from '../../navigation/shared/sign-up-link.ts'
import { ContentPage, pageMeta, Steps } from './content-page.tsx'

const lead = 'How to use Guildhall as a freelancer: from the first search to an approved delivery.'

export const meta = pageMeta('How to find work', lead)

export default function HowToFindWorkPage() {
  return (
    <ContentPage
      eyebrow="For talent"
      title="How to find work"
      lead={lead}
      next={
        <>
          <AnchorButton {...signUpLink(paths.browseProjects)} variant="primary">
            Browse projects
          </AnchorButton>
          <AnchorButton href={paths.findFreelancers}>See who is listed</AnchorButton>
          <AnchorButton href={paths.growYourBusiness}>Grow your freelance business</AnchorButton>
        </>
      }
    >
      <h2>Step by step</h2>
      <Steps
        steps={[
          {
            title: 'Find a project that fits',
            text: 'Search by skill or keyword, or go by category. Every card shows the budget, the skills and the days left. Save a search, and you are told about new projects within minutes or once a day, as you choose.',
          },
          {
            title: 'Propose once, and well',
            text: 'You have one proposal for each project. Say what you would do, and how you have done it before. Until the client decides you can change it, withdraw it, and answer a counter-offer.',
          },
          {
            title: 'Follow it',
            text: 'My Proposals shows how each one stands: pending, accepted, rejected or withdrawn. On its page you see when the client first opened it.',
          },
          {
            title: 'Deliver',
            text: 'When yours is accepted, upload your files there: documents, pictures, films, design files, text or archives, up to 50 MB each.',
          },
          {
            title: 'Hear back',
            text: 'The client approves, or asks for changes and you upload another version. Nothing you delivered is lost.',
          },
        ]}
      />
      <h2>Being found</h2>
      <p>
        Clients search for people, too. Your profile is listed once it has a title and a skill, and ranks higher with
        skills that you{' '}
        <a className="text-link" href={paths.rules}>
          proved here
        </a>{' '}
        and work that was approved and paid. You decide in your profile whether you may be found. Clients can then
        invite you to a project, or offer you a{' '}
        <a className="text-link" href={paths.directContracts}>
          direct contract
        </a>
        . For You shows open projects that fit what you can do, by{' '}
        <a className="text-link" href={paths.matchingRules}>
          a published formula
        </a>
        .
      </p>
      <h2>Getting paid</h2>
      <p>
        The client pays the agreed price into escrow. The page of your contract says whether the money is there: you may
        wait until it is. When the client approves your work, it is released to you, less the fee you saw before you
        proposed, and you withdraw it under Earnings. Until this site takes real payments, they run in test mode: no
        real money moves.
      </p>
    </ContentPage>
  )
}
