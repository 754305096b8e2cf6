import { type ProjectDetailView, type ProjectStatus, refusalSentences } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { type ClientLoaderFunctionArgs, type MetaFunction, useParams } from 'react-router'
import { ApiError, sentenceFor } from '../../api-errors.ts'
import { paths } from '../../paths.ts'
import { getQueryClient } from '../../query-client.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { MismatchedJoint } from '../../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { showInOrder } from '../../ui/show-in-order.ts'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import type { SessionUser } from '../accounts/shared/session.tsx'
import { hasStoredToken } from '../accounts/shared/session-store.ts'
import { BookmarkStar } from '../bookmarks/shared/bookmark-star.tsx'
import { fetchOwnInvitation, OwnInvitation, SentInvitations } from '../invitations/shared/lazy-invitations.tsx'
import { SuggestedPeople } from '../matching/shared/lazy-suggested-people.tsx'
import { rememberWorkspace } from '../navigation/shared/remember-workspace.ts'
import { projectQuery } from '../projects/shared/api.ts'
import { ProjectEdits } from '../projects/shared/lazy-project-edits.tsx'
import { HiddenNotice } from '../reports/shared/lazy-hidden-notice.tsx'
import { ReportButton } from '../reports/shared/report-button.tsx'
import { ClientProposals } from './client-proposals.tsx'
import { ClosedNotice, IdleNotice } from './idle-notice.tsx'
import { OwnProposal } from './own-proposal.tsx'
import { ProjectScreenSkeleton } from './project-screen-skeleton.tsx'
import { ProjectSummary } from './project-summary.tsx'
import { publishedPaths } from './published-paths.ts'
import { ProposalForm } from './shared/lazy-proposal-form.tsx'

/** The screen sets the title once the project is known; a title here would override it. */
export const meta: MetaFunction = () => []

/** Starts the request without waiting, so that the skeleton shows. */
export function clientLoader({ params: { projectId = '' } }: ClientLoaderFunctionArgs) {
  if (hasStoredToken() && projectId.trim()) {
    void getQueryClient().prefetchQuery(projectQuery(projectId))
    fetchOwnInvitation()
  }
  return null
}

export const HydrateFallback = ProjectScreenSkeleton

export default function ProjectScreen() {
  const { projectId = '' } = useParams()
  const user = useRequiredUser()

  if (!projectId.trim()) return <ProjectTrouble title="Project ID is missing!" />
  if (!user) return <ProjectScreenSkeleton />
  // The key resets state (open rows, typed text, dialogs) for another project.
  return <LoadedProject key={projectId} projectId={projectId} user={user} />
}

function LoadedProject({ projectId, user }: { projectId: string; user: SessionUser }) {
  const { data: project, error, isFetching, refetch } = useQuery(projectQuery(projectId))

  if (project) {
    return (
      <>
        <title>{`${project.title} · Guildhall`}</title>
        <ProjectFor user={user} project={project} />
      </>
    )
  }
  if (!error) return <ProjectScreenSkeleton />
  if (error instanceof ApiError && error.status < 500) {
    return <ProjectTrouble title="This project cannot be shown">{sentenceFor(error, '')}</ProjectTrouble>
  }
  return (
    <>
      <title>Project · Guildhall</title>
      <Page title="Project" back={{ to: paths.browseProjects, label: 'Back to projects' }}>
        <Alert
          title="Failed to fetch project details."
          action={
            <Button size="sm" onClick={() => refetch()} pending={isFetching}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Alert>
      </Page>
    </>
  )
}

const column = 'flex flex-col gap-8 print:block'

function ProjectFor({ project, user }: { project: ProjectDetailView; user: SessionUser }) {
  const can = new Set(project.allowedMoves)
  const isClient = project.client._id === user.id
  // Without proposals, the link is in the empty list.
  const hasProposals = project.proposals > 0
  useEffect(() => rememberWorkspace(isClient ? 'client' : 'freelancer'), [isClient])

  if (isClient) {
    return (
      <Page
        title={project.title}
        back={{ to: publishedPaths.clientProjects, label: 'Back to My Projects' }}
        actions={
          can.has('edit') && hasProposals ? (
            <LinkButton to={paths.editProject(project._id)}>Edit Project</LinkButton>
          ) : null
        }
      >
        <div ref={showInOrder} className={column}>
          {project.isHidden ? <HiddenNotice what="project" /> : null}
          <IdleNotice project={project} />
          <ProjectSummary project={project} viewerId={user.id} forClient />
          <ProjectEdits project={project} />
          <ClientProposals project={project} />
          <SentInvitations project={project} />
          {project.status === 'active' && !project.isHidden ? (
            <Suspense fallback={<SkeletonCards label="Loading suggestions..." />}>
              <SuggestedPeople project={project} />
            </Suspense>
          ) : null}
        </div>
      </Page>
    )
  }
  if (project.myProposalId) {
    return (
      <Page title={project.title} back={{ to: paths.freelancerProposals, label: 'Back to My Proposals' }}>
        <div ref={showInOrder} className={column}>
          {project.isHidden ? (
            <Alert tone="neutral" title="An operator hid this project from others">
              Until it is shown again, no proposal for it can be changed or accepted. Yours stays, and you can withdraw
              it. A contract about it goes on as agreed.
            </Alert>
          ) : null}
          <ClosedNotice project={project} />
          <OwnProposal project={project} userId={user.id} />
          <Section title="The project">
            <ProjectSummary project={project} viewerId={user.id} forClient={false} />
          </Section>
          <ReportProject project={project} />
        </div>
      </Page>
    )
  }
  return (
    <Page
      title={project.title}
      back={{ to: paths.browseProjects, label: 'Back to projects' }}
      actions={
        <div className="flex max-sm:-ml-2.5">
          <BookmarkStar what="projects" id={project._id} name={project.title} />
        </div>
      }
    >
      <div ref={showInOrder} className={column}>
        <OwnInvitation userId={user.id} projectId={project._id} />
        <ProjectSummary project={project} viewerId={user.id} forClient={false} />
        {can.has('propose') ? (
          <Section title="Send a proposal">
            <Card className="max-w-2xl">
              <ProposalForm key={project._id} project={project} freelancerId={user.id} />
            </Card>
          </Section>
        ) : project.closedAt ? (
          <ClosedNotice project={project} />
        ) : (
          <Alert tone="neutral" title={closedTitles[project.status]}>
            {project.refusals.propose ? refusalSentences[project.refusals.propose] : null}
          </Alert>
        )}
        <ReportProject project={project} />
      </div>
    </Page>
  )
}

function ReportProject({ project }: { project: ProjectDetailView }) {
  return <ReportButton kind="project" targetId={project._id} noun="project" ownerId={project.client._id} />
}

const closedTitles = {
  active: 'This project has found its freelancer',
  in_progress: 'This project has found its freelancer',
  completed: 'This project is completed',
  cancelled: 'This project was cancelled',
  closed: 'This project is closed',
} as const satisfies Record<ProjectStatus, string>

function ProjectTrouble({ title, children }: { title: string; children?: string }) {
  return (
    <div role="alert">
      <title>{`${title} · Guildhall`}</title>
      <Page title={title} lead={children}>
        <MismatchedJoint className="w-56" />
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.browseProjects}>Browse Projects</LinkButton>
          <LinkButton to={publishedPaths.clientProjects}>My Projects</LinkButton>
          <LinkButton to={paths.freelancerProposals}>My Proposals</LinkButton>
        </div>
      </Page>
    </div>
  )
}
