import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type ClientLoaderFunctionArgs, type MetaFunction, useParams } from 'react-router'
import { usePartWhenIdle } from '../../load-part.ts'
import { paths } from '../../paths.ts'
import { getQueryClient } from '../../query-client.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSession } from '../accounts/shared/session.tsx'
import { hasStoredToken } from '../accounts/shared/session-store.ts'
import { formPart, loadParts } from './form-part.ts'
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
    <Page title={titleOf(projectId)} back={back}>
      {projectId ? (
        <EditProject key={projectId} projectId={projectId} userId={user?.id} />
      ) : (
        <ProjectForm key="new" userId={user?.id} />
      )}
    </Page>
  )
}

const Trouble = formPart('ProjectFormTrouble')

function EditProject({ projectId, userId }: { projectId: string; userId: string | undefined }) {
  usePartWhenIdle(loadParts)
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
  if (isSignedIn && !project && !error) return <FormSkeleton />
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Trouble isSignedIn={isSignedIn} project={project} error={error} isFetching={isFetching} onRetry={refetch} />
    </Suspense>
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
