import type { ProjectDetailView, RefusalCode } from '@guildhall/contract'
import { useLocation } from 'react-router'
import { ApiError, NetworkError, sentenceFor } from '../../api-errors.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ClosedDoor } from '../../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { signInPath } from '../accounts/shared/return-path.ts'

interface ProjectFormTroubleProps {
  isSignedIn: boolean
  project: ProjectDetailView | undefined
  error: Error | null
  isFetching: boolean
  onRetry: () => void
}

/** Why there is no form. */
export function ProjectFormTrouble({ isSignedIn, project, error, isFetching, onRetry }: ProjectFormTroubleProps) {
  if (!isSignedIn) return <LogInFirst />
  if (project) return <NotEditable project={project} />
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
          <Button size="sm" pending={isFetching} onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {hasNoAnswer ? error.message : sentenceFor(error, '')}
    </Alert>
  )
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

const someoneElses = {
  title: 'This project belongs to someone else',
  text: 'Only the client who posted a project can change it.',
}

const own: { [code in RefusalCode]?: typeof someoneElses } = {
  'project.completed': {
    title: 'This project is completed',
    text: 'A completed project keeps its brief, so it can no longer be changed.',
  },
  'project.cancelled': {
    title: 'This project was cancelled',
    text: 'A cancelled project keeps its brief, so it can no longer be changed.',
  },
  'project.closed': { title: 'This project is closed', text: 'To change it, reopen it on its page first.' },
}

function NotEditable({ project: { _id, refusals } }: { project: ProjectDetailView }) {
  const { title, text } = (refusals.edit && own[refusals.edit]) ?? someoneElses
  return (
    <EmptyState
      illustration={<ClosedDoor className="mx-auto w-36" />}
      title={title}
      action={
        <>
          <LinkButton variant="primary" to={paths.project(_id)}>
            View Project
          </LinkButton>
          <LinkButton to={paths.clientProjects}>My Projects</LinkButton>
        </>
      }
    >
      {text}
    </EmptyState>
  )
}
