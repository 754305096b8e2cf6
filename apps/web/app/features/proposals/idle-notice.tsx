import { idleAskDays, idleCloseDays, type ProjectDetailView } from '@guildhall/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceFor } from '../../api-errors.ts'
import { formatDay } from '../../dates.ts'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { http } from '../../http.ts'
import { keyOf } from '../../query-keys.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { projectQuery } from '../projects/shared/api.ts'

type Idle = Pick<ProjectDetailView, '_id' | 'closesAt' | 'closedAt' | 'allowedMoves'>

export function IdleNotice({ project }: { project: Idle }) {
  const { closesAt, closedAt, allowedMoves } = project
  const act = useIdleAct(project._id)
  if (closesAt && allowedMoves.includes('keep_open')) {
    return (
      <Alert
        tone="amber"
        title="Are you still hiring?"
        className="*:self-center"
        action={
          <Button size="sm" variant="primary" pending={act.isPending} onClick={() => act.send('keep-open')}>
            Keep It Open
          </Button>
        }
      >
        You have done nothing on this project for {idleAskDays} days. Without an answer, the project closes on{' '}
        {formatDay(closesAt)}.
      </Alert>
    )
  }
  if (closedAt && allowedMoves.includes('reopen')) {
    return (
      <Alert
        tone="neutral"
        title={`This project was closed on ${formatDay(closedAt)}`}
        className="*:self-center"
        action={
          <Button size="sm" variant="primary" pending={act.isPending} onClick={() => act.send('reopen')}>
            Reopen Project
          </Button>
        }
      >
        You have done nothing on this project for {idleAskDays + idleCloseDays} days. The proposals are still there, and
        their freelancers are told when you reopen it.
      </Alert>
    )
  }
  return null
}

export function ClosedNotice({
  project,
}: {
  project: Pick<ProjectDetailView, 'closedAt' | 'client' | 'myProposalId'>
}) {
  if (!project.closedAt) return null
  return (
    <Alert tone="neutral" title={`This project was closed on ${formatDay(project.closedAt)}`}>
      Its client did nothing on it for {idleAskDays + idleCloseDays} days. {project.client.name} can reopen it
      {project.myProposalId ? '; you will be told, and your proposal will be in its old place' : ''}.
    </Alert>
  )
}

function useIdleAct(projectId: string) {
  const client = useQueryClient()
  const request = useMutation({
    mutationFn: (act: 'keep-open' | 'reopen') =>
      http.postOnce<ProjectDetailView>(`/api/projects/${encodeURIComponent(projectId)}/${act}`, undefined),
    onSuccess: (project) => client.setQueryData(projectQuery(projectId).queryKey, project),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keyOf('projects') })
      void client.invalidateQueries({ queryKey: keyOf('proposals') })
    },
  })
  const send = useSingleFlight(async (act: 'keep-open' | 'reopen') => {
    try {
      await request.mutateAsync(act)
      notify.success(act === 'reopen' ? 'Your project is open again.' : 'Your project stays open.')
    } catch (error) {
      notify.error(sentenceFor(error, 'That did not work. Please try again.'))
    }
  })
  return { isPending: request.isPending, send }
}
