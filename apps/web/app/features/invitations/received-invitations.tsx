import { formatUsd, type InvitationView } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatDay, formatDeadline } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Section } from '../../ui/page.tsx'
import { DeclineButton } from './decline-button.tsx'
import { receivedQuery } from './shared/api.ts'

export default function ReceivedInvitations({ userId }: { userId: string }) {
  const list = useInfiniteQuery(receivedQuery(userId))
  const invitations = list.data?.pages.flatMap((page) => page.items) ?? []
  if (invitations.length === 0) return null
  const total = list.data?.pages.at(-1)?.total
  return (
    <Section title={`Invitations${total ? ` (${total.toLocaleString('en-US')})` : ''}`}>
      <ul aria-label="Invitations" className="grid gap-4 md:grid-cols-2">
        {invitations.map((invitation) => (
          <ReceivedInvitation key={invitation._id} invitation={invitation} />
        ))}
      </ul>
      {list.hasNextPage ? (
        <LoadMore
          shown={invitations.length}
          {...(total === undefined ? {} : { total })}
          noun="invitations"
          hasMore
          pending={list.isFetchingNextPage}
          onLoadMore={() => list.fetchNextPage()}
        />
      ) : null}
    </Section>
  )
}

function ReceivedInvitation({ invitation }: { invitation: InvitationView }) {
  const { project, client, message, expiresAt } = invitation
  return (
    <Card as="li" edge="rose" className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <Avatar name={client.name} src={client.profileImage} size="sm" />
        <div className="min-w-0">
          <p className="text-sm text-muted">
            <Link to={paths.profile(client._id)} className="text-link break-words">
              {client.name}
            </Link>{' '}
            invites you to
          </p>
          <h3 dir="auto" className="mt-1 text-lg break-words">
            <Link to={paths.project(project._id)} className="hover:text-rose">
              {project.title}
            </Link>
          </h3>
          <p className="text-sm text-muted">
            {formatUsd(project.price)} · deadline {formatDeadline(project.deadline)}
          </p>
        </div>
      </div>
      {message ? (
        <p dir="auto" className="line-clamp-4 break-words whitespace-pre-line">
          {message}
        </p>
      ) : null}
      <div className="mt-auto flex flex-wrap items-center gap-3">
        <LinkButton size="sm" variant="primary" to={paths.project(project._id)}>
          View and Propose
        </LinkButton>
        {invitation.allowedMoves.includes('decline') ? <DeclineButton invitation={invitation} /> : null}
        <p className="text-sm text-muted">Open until {formatDay(expiresAt)}</p>
      </div>
    </Card>
  )
}
