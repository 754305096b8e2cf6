import type { ProjectDetailView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { type ClientLoaderFunctionArgs, type MetaFunction, useLocation, useParams } from 'react-router'
import { ApiError, NetworkError, sentenceFor } from '../../api-errors.ts'
import { paths } from '../../paths.ts'
import { getQueryClient } from '../../query-client.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ClosedDoor } from '../../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { signInPath } from '../accounts/shared/return-path.ts'
import { useSession } from '../accounts/shared/session.tsx'
import { hasStoredToken } from '../accounts/shared/session-store.ts'
import { ProjectForm } from './project-form.tsx'
import { projectQuery } from './shared/api.ts'

const titleOf = (projectId: string | undefined) => (projectId ? 'Enhance Your Project' : 'Create New Project')
const back = { to: paths.clientProjects, label: 'My Projects' }

export const meta: MetaFunction = ({ params }) => [{ title: `${titleOf(params.projectId)} · Guildhall` }]

export function clientLoader({ params: { projectId } }: ClientLoaderFunctionArgs) {
  if (projectId && hasStoredToken()) void getQueryClient().prefetchQuery(projectQuery(projectId))
  return null
}

export function HydrateFallback() {
  const { projectId } = useParams()
  return (
    <Page narrow title={titleOf(projectId)} back={back}>
      <FormSkeleton />
    </Page>
  )
}

export default function ProjectFormScreen() {
  const { projectId } = useParams()
  const { status, user } = useSession()
  if (status === 'loading') return <HydrateFallback />
  return (
    <Page
      title={titleOf(projectId)}
      back={back}
      lead={projectId ? undefined : 'Say what you need and what it is worth to you. Freelancers answer with proposals.'}
    >
      {projectId ? (
        <EditProject key={projectId} projectId={projectId} userId={user?.id} />
      ) : (
        <ProjectForm key="new" userId={user?.id} />
      )}
    </Page>
  )
}

function EditProject({ projectId, userId }: { projectId: string; userId: string | undefined }) {
  const isSignedIn = hasStoredToken()
  const {
    data: project,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...projectQuery(projectId),
    enabled: isSignedIn,
    // A form must not change while it is being filled in.
    refetchOnWindowFocus: false,
  })

  // Shown even after the session has ended, so that no typed text is lost.
  if (project?.allowedMoves.includes('edit')) return <ProjectForm project={project} userId={userId} />
  if (!isSignedIn) return <LogInFirst />
  if (project) return <NotEditable project={project} />
  if (error) {
    const hasNoAnswer = error instanceof NetworkError
    const isGone = error instanceof ApiError && error.status === 404
    return (
      <Alert
        className="max-w-2xl"
        title={hasNoAnswer ? 'Failed to load project details.' : 'Failed to fetch project details.'}
        action={
          isGone ? (
            <LinkButton size="sm" to={paths.clientProjects}>
              My Projects
            </LinkButton>
          ) : (
            <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          )
        }
      >
        {hasNoAnswer ? error.message : sentenceFor(error, '')}
      </Alert>
    )
  }
  return <FormSkeleton />
}

function LogInFirst() {
  const here = useLocation()
  return (
    <Alert
      className="max-w-2xl *:self-center"
      action={
        <LinkButton size="sm" to={signInPath(here)}>
          Log In
        </LinkButton>
      }
    >
      Unauthorized: Please log in.
    </Alert>
  )
}

function NotEditable({ project: { _id, refusals } }: { project: ProjectDetailView }) {
  const isCompleted = refusals.edit === 'project.completed'
  return (
    <EmptyState
      illustration={<ClosedDoor className="mx-auto w-36" />}
      title={isCompleted ? 'This project is completed' : 'This project belongs to someone else'}
      action={
        <>
          <LinkButton variant="primary" to={paths.project(_id)}>
            View Project
          </LinkButton>
          <LinkButton to={paths.clientProjects}>My Projects</LinkButton>
        </>
      }
    >
      {isCompleted
        ? 'A completed project keeps its brief, so it can no longer be changed.'
        : 'Only the client who posted a project can change it.'}
    </EmptyState>
  )
}

function FormSkeleton() {
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <output className="sr-only">Loading the form</output>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-11 w-full" />
      <div className="grid gap-5 sm:grid-cols-3">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
      <Skeleton className="h-12 w-40" />
    </div>
  )
}
