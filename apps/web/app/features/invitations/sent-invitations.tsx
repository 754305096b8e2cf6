import { declineReasonLabels, type InvitationView, type ProjectDetailView } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { formatDay } from '../../dates.ts'
import { ListEnd } from '../../list-end.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { holdFocus } from '../../ui/hold-focus.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingMark } from '../../ui/loading-mark.tsx'
import { notify } from '../../ui/notify.ts'
import { Section } from '../../ui/page.tsx'
import { InvitationBadge } from './invitation-badge.tsx'
import { sentQuery, useWithdraw } from './shared/api.ts'

export default function SentInvitations({ project }: { project: ProjectDetailView }) {
  const list = useInfiniteQuery(sentQuery(project._id))
  const invitations = list.data?.pages.flatMap((page) => page.items) ?? []
  const total = list.data?.pages.at(-1)?.total ?? 0
  const isOpen = project.status === 'active' && !project.isHidden
  if (list.isPending && !list.isFetched) return <LoadingMark />
  if (!isOpen && invitations.length === 0) return null
  return (
    <Section
      ref={holdFocus}
      tabIndex={-1}
      aria-label="Invited"
      title={`Invited${total > 0 ? ` (${total.toLocaleString('en-US')})` : ''}`}
      actions={
        isOpen ? (
          <LinkButton size="sm" to={paths.findFreelancers}>
            Find People to Invite
          </LinkButton>
        ) : null
      }
    >
      {list.data ? null : (
        <Alert
          title="The invitations could not be loaded"
          action={
            <Button size="sm" onClick={() => list.refetch()} pending={list.isFetching}>
              Try again
            </Button>
          }
        >
          {list.error ? sentenceFor(list.error, list.error.message) : 'Trying again...'}
        </Alert>
      )}
      {list.data && invitations.length === 0 ? <p className="text-muted">No one yet</p> : null}
      {invitations.length > 0 ? (
        <Card flush>
          <ul aria-label="Invited people" className="divide-y divide-line">
            {invitations.map((invitation) => (
              <SentInvitation key={invitation._id} invitation={invitation} />
            ))}
          </ul>
        </Card>
      ) : null}
      <ListEnd list={list} shown={invitations.length} total={total} nouns={['invitation', 'invitations']} />
    </Section>
  )
}

function SentInvitation({ invitation }: { invitation: InvitationView }) {
  const { freelancer, status, createdAt, expiresAt, declineReason, declineNote } = invitation
  const withdraw = useWithdraw()

  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 sm:px-6">
      <Avatar name={freelancer.name} src={freelancer.profileImage} size="sm" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={paths.profile(freelancer._id)}
            className="text-link inline-flex min-h-6 min-w-0 items-center wrap-anywhere pointer-coarse:min-h-11"
          >
            {freelancer.name}
          </Link>
          <InvitationBadge status={status} />
        </p>
        <p className="text-sm text-muted">
          Invited on {formatDay(createdAt)}
          {status === 'open' ? `, open until ${formatDay(expiresAt)}` : ''}
        </p>
        {declineReason ? (
          <p dir="auto" className="mt-2 text-sm wrap-anywhere whitespace-pre-line">
            {declineReasonLabels[declineReason]}
            {declineNote ? `: ${declineNote}` : ''}
          </p>
        ) : null}
      </div>
      {invitation.allowedMoves.includes('withdraw') ? (
        <Button
          size="sm"
          aria-label={`Withdraw the invitation to ${freelancer.name}`}
          pending={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(invitation._id, {
              onError: (error) => notify.error('The invitation could not be withdrawn', sentenceFor(error, '')),
            })
          }
        >
          Withdraw
        </Button>
      ) : null}
    </li>
  )
}
