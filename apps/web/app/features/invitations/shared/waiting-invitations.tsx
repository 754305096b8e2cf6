import { formatUsd, type InvitationView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDay } from '../../../dates.ts'
import type { List } from '../../../http.ts'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { BelowPanel, WaitingPanel, WaitingRow } from '../../../ui/waiting-panel.tsx'
import { waitingQuery } from './api.ts'

export interface WaitingInvitationsProps {
  userId: string
  /** In place of `children` until the first answer. */
  fallback: ReactNode
  /** What stands below. */
  children: ReactNode
}

export default function WaitingInvitations({ userId, fallback, children }: WaitingInvitationsProps) {
  const query = useQuery(waitingQuery(userId))
  return (
    <>
      {query.data && query.data.items.length > 0 ? <Waiting list={query.data} /> : null}
      <BelowPanel query={query} fallback={fallback}>
        {children}
      </BelowPanel>
    </>
  )
}

function Waiting({ list }: { list: List<InvitationView> }) {
  const all = list.total > list.items.length ? `See all ${list.total.toLocaleString('en-US')}` : 'All invitations'
  return (
    <WaitingPanel title="Invitations waiting for your answer" all={{ to: paths.invitations, label: all }}>
      {list.items.map(({ _id, project, client, expiresAt }) => (
        <WaitingRow
          key={_id}
          to={paths.project(project._id)}
          title={project.title}
          picture={<Avatar name={client.name} src={client.profileImage} size="sm" />}
          facts={`From ${client.name} · ${formatUsd(project.price)} · answer by ${formatDay(expiresAt)}`}
          action={
            <LinkButton size="sm" to={paths.project(project._id)} aria-label={`View and propose: ${project.title}`}>
              View and Propose
            </LinkButton>
          }
        />
      ))}
    </WaitingPanel>
  )
}
