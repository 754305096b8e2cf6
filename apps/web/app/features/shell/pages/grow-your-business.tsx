import { paths } from '../../../paths.ts'
import { AnchorButton } from '../../../ui/link-button.tsx'
import { ContentPage, pageMeta } from './content-page.tsx'

const lead = 'Habits that make each project easier to win than the last.'

export const meta = pageMeta('Grow your freelance business', lead)

export default function GrowYourBusinessPage() {
  return (
    <ContentPage
      eyebrow="For talent"
      title="Grow your freelance business"
      lead={lead}
      next={
        <>
          <AnchorButton href={paths.browseProjects} variant="primary">
            Browse projects
          </AnchorButton>
          <AnchorButton href={paths.howToFindWork}>How to find work</AnchorButton>
        </>
      }
    >
      <h2>Propose less, and better</h2>
      <p>
        You have one proposal for each project. Read the description twice and answer it, not a template: what you would
        do first, what you would need, when it would be done.
      </p>
      <h2>Promise the day you can keep</h2>
      <p>
        Both sides see the deadline of every project. A later day that you keep is worth more than an early one that you
        miss.
      </p>
      <h2>Deliver so that it can be approved</h2>
      <p>
        Name your files so that they explain themselves, and say in the message what each one is and how to check it. A
        client who can see that it is right has no reason to wait.
      </p>
      <h2>Treat a request for changes as work</h2>
      <p>
        It isn’t a verdict. Upload the next version with a message that answers each point; the earlier versions stay,
        and show how far the work has come.
      </p>
      <h2>Settle the money before the work</h2>
      <p>
        The page of each contract says whether its price is held in escrow. You may wait with the work until it is.
        Without escrow you are still owed the price once the work is approved, but then you rely on the client’s word.
      </p>
    </ContentPage>
  )
}
