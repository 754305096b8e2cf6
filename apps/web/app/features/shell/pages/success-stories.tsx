import type { MetaFunction } from 'react-router'
import { paths } from '../../../paths.ts'
import { AnchorButton } from '../../../ui/link-button.tsx'
import { signUpLink } from '../shared/sign-up-link.ts'
import { ContentPage, pageMeta } from './content-page.tsx'

const lead =
  'This page is empty for an honest reason: we tell only stories that happened here, and only when both sides agree.'

export const meta: MetaFunction = () => pageMeta('Success stories', lead)

export default function SuccessStoriesPage() {
  return (
    <ContentPage
      title="Success stories"
      lead={lead}
      next={
        <>
          <AnchorButton {...signUpLink(paths.newProject)} variant="primary">
            Post a project
          </AnchorButton>
          <AnchorButton href={paths.browseProjects}>Browse projects</AnchorButton>
        </>
      }
    >
      <h2>What will stand here</h2>
      <p>
        Projects that were posted, delivered and approved on Guildhall, told by the client and the freelancer in their
        own words. No invented names, no borrowed quotes.
      </p>
      <h2 id="case-studies">Case studies</h2>
      <p>
        The longer ones: what was needed, what was tried, how many versions it took and what came of it. A project keeps
        every version that was delivered, so there will be something to show.
      </p>
      <h2>Be the first</h2>
      <p>Post a project, or propose on one. When it is approved and you both would like to tell it, it belongs here.</p>
    </ContentPage>
  )
}
