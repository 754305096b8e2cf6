import type { ProjectDetailView, ProposalView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { usePartWhenIdle } from '../../load-part.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { notify } from '../../ui/notify.ts'
import { SkeletonForm } from '../../ui/skeleton.tsx'
import { proposalQuery } from './api.ts'
import { useSendAgain, useWithdrawProposal } from './change-api.ts'

const loadForm = () => import('./edit-proposal-form.tsx').then((part) => ({ default: part.EditProposalForm }))
const EditProposalForm = lazyPart(loadForm)

export interface OwnProposalActsProps {
  project: ProjectDetailView
  proposal: ProposalView
  children: ReactNode
}

export function OwnProposalActs({ project, proposal, children }: OwnProposalActsProps) {
  const [isEditing, setIsEditing] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const withdraw = useWithdrawProposal(proposal._id)
  const sendAgain = useSendAgain(proposal._id)
  const can = new Set(proposal.allowedMoves)
  usePartWhenIdle(loadForm)
  // The buttons change; keep the keyboard focus here.
  const focusFrame = () => setTimeout(() => frame.current?.focus())

  const confirmWithdrawal = useSingleFlight(async () => {
    await withdraw.mutateAsync(undefined).then(
      () => notify.info('Your proposal was withdrawn.', 'You can send it again while the project is open.'),
      (error: unknown) => notify.error(sentenceFor(error, 'Your proposal could not be withdrawn. Please try again.')),
    )
    setIsAsking(false)
    focusFrame()
  })
  const again = useSingleFlight(async () => {
    await sendAgain.mutateAsync(undefined).then(
      () => notify.success('Your proposal was sent again.', `${project.client.name} sees it in its old place.`),
      (error: unknown) => notify.error(sentenceFor(error, 'Your proposal could not be sent. Please try again.')),
    )
    focusFrame()
  })

  return (
    <div ref={frame} tabIndex={-1} className="flex flex-col gap-5 rounded-md outline-none">
      {isEditing && can.has('edit') ? (
        <Editing
          project={project}
          proposal={proposal}
          onClose={() => {
            setIsEditing(false)
            focusFrame()
          }}
        />
      ) : (
        <>
          {children}
          <div className="flex flex-wrap gap-3 empty:hidden">
            {can.has('edit') ? <Button onClick={() => setIsEditing(true)}>Edit Proposal</Button> : null}
            {can.has('withdraw') ? <Button onClick={() => setIsAsking(true)}>Withdraw</Button> : null}
            {can.has('send_again') ? (
              <Button variant="primary" pending={sendAgain.isPending} onClick={again}>
                Send It Again
              </Button>
            ) : null}
          </div>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Withdraw your proposal?"
        description={`${project.client.name} is told, and your proposal and its files leave their list. While the project is open, you can send it again, but you cannot write another one.`}
        confirmLabel="Withdraw"
        pending={withdraw.isPending}
        onConfirm={confirmWithdrawal}
      />
    </div>
  )
}

/** Lists may truncate the message, which the form needs whole. */
function Editing({ project, proposal, onClose }: Omit<OwnProposalActsProps, 'children'> & { onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...proposalQuery(proposal._id),
    enabled: proposal.messageTruncated === true,
  })
  const whole = proposal.messageTruncated ? data : proposal
  if (isError && !whole) {
    return (
      <Alert
        title="Your proposal could not be loaded"
        action={
          <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    )
  }
  const skeleton = <SkeletonForm fields={4} />
  if (!whole) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <EditProposalForm project={project} proposal={whole} onClose={onClose} />
    </Suspense>
  )
}
