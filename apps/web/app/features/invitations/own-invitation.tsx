import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../dates.ts'
import { Card } from '../../ui/card.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { BlockButton } from '../messages/shared/block-button.tsx'
import { DeclineButton } from './decline-button.tsx'
import { ownInvitationQuery } from './shared/api.ts'

export default function OwnInvitation({ userId, projectId }: { userId: string; projectId: string }) {
  const { data: invitation, isPending } = useQuery(ownInvitationQuery(userId, projectId))
  if (isPending) return <SkeletonCards label="Loading invitation..." count={1} />
  if (invitation?.status !== 'open') return null
  return (
    <Card as="section" edge="tide" aria-label="Invitation" className="flex flex-col gap-3">
      <h2 className="text-lg wrap-anywhere">{invitation.client.name} invites you to propose</h2>
      {invitation.message ? (
        <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
          {invitation.message}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        {invitation.allowedMoves.includes('decline') ? <DeclineButton invitation={invitation} /> : null}
        <BlockButton userId={userId} person={invitation.client} />
        <p className="text-sm text-muted">
          To answer, send a proposal. The invitation is open until {formatDay(invitation.expiresAt)}.
        </p>
      </div>
    </Card>
  )
}
