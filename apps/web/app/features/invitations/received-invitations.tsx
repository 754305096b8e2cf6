import { declineReasonLabels, formatUsd, type InvitationView } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formatDay, formatDeadline } from '../../dates.ts'
import { PagedList } from '../../paged-list.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyTray } from '../../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { BlockButton } from '../messages/shared/block-button.tsx'
import { DeclineButton } from './decline-button.tsx'
import { InvitationBadge } from './invitation-badge.tsx'
import { type ReceivedView, receivedQuery } from './shared/api.ts'

const views = [
  { value: 'open', label: 'Waiting' },
  { value: 'all', label: 'All' },
] as const

export default function ReceivedInvitations() {
  const user = useRequiredUser()
  const [query, setQuery] = useSearchParams()
  const view: ReceivedView = query.get('view') === 'all' ? 'all' : 'open'
  if (!user) {
    return (
      <Frame>
        <SkeletonCards label="Loading invitations..." />
      </Frame>
    )
  }
  return (
    <Frame>
      <div>
        <SegmentedControl
          label="Invitations"
          value={view}
          options={views}
          onChange={(value) =>
            setQuery(value === 'open' ? {} : { view: value }, { replace: true, preventScrollReset: true })
          }
        />
      </div>
      <Invitations key={view} userId={user.id} view={view} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Page
      title="Invitations"
      lead="Clients who would like a proposal from you. Send one, or decline."
      back={{ to: paths.freelancerProposals, label: 'Back to My Proposals' }}
    >
      {children}
    </Page>
  )
}

function Invitations({ userId, view }: { userId: string; view: ReceivedView }) {
  const list = useInfiniteQuery(receivedQuery(userId, view))
  return (
    <PagedList
      list={list}
      nouns={['invitation', 'invitations']}
      whose="Your"
      label="Invitations"
      className="grid gap-4 md:grid-cols-2"
      empty={
        <EmptyState
          illustration={<EmptyTray className="mx-auto w-44" />}
          title={view === 'open' ? 'No invitations to answer' : 'No invitations yet'}
          action={<LinkButton to={paths.browseProjects}>Browse Projects</LinkButton>}
        >
          Clients find you by your title, skills and verified results. Their invitations appear here.
        </EmptyState>
      }
    >
      {(invitation) => <ReceivedInvitation key={invitation._id} userId={userId} invitation={invitation} />}
    </PagedList>
  )
}

function ReceivedInvitation({ userId, invitation }: { userId: string; invitation: InvitationView }) {
  const { project, client, message, status, createdAt, expiresAt, declineReason, declineNote } = invitation
  const isOpen = status === 'open'
  return (
    <Card as="li" {...(isOpen ? { edge: 'tide' as const } : {})} className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <Avatar name={client.name} src={client.profileImage} size="sm" />
        <div className="min-w-0 flex-1">
          <p className="text-sm text-muted">
            <Link to={paths.profile(client._id)} className="text-link wrap-anywhere">
              {client.name}
            </Link>{' '}
            invited you on <span className="whitespace-nowrap">{formatDay(createdAt)}</span> to
          </p>
          <h2 dir="auto" className="mt-1 line-clamp-3 text-lg wrap-anywhere">
            <Link to={paths.project(project._id)} className="hover:text-rose">
              {project.title}
            </Link>
          </h2>
          <p className="text-sm text-muted">
            {formatUsd(project.price)} · deadline {formatDeadline(project.deadline)}
          </p>
        </div>
        {isOpen ? null : <InvitationBadge status={status} />}
      </div>
      {message ? (
        <p dir="auto" className="line-clamp-4 wrap-anywhere whitespace-pre-line">
          {message}
        </p>
      ) : null}
      {declineReason ? (
        <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line text-muted">
          You answered: {declineReasonLabels[declineReason]}
          {declineNote ? `. ${declineNote}` : ''}
        </p>
      ) : null}
      <div className="mt-auto flex flex-wrap items-center gap-3">
        {isOpen ? (
          <LinkButton size="sm" variant="primary" to={paths.project(project._id)}>
            View and Propose
          </LinkButton>
        ) : null}
        {invitation.allowedMoves.includes('decline') ? <DeclineButton invitation={invitation} /> : null}
        {isOpen ? <p className="text-sm text-muted">Open until {formatDay(expiresAt)}</p> : null}
        <BlockButton userId={userId} person={client} />
      </div>
    </Card>
  )
}
