import { formatUsd } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../../dates.ts'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { WaitingPanel, WaitingRow } from '../../../ui/waiting-panel.tsx'
import { waitingQuery } from './api.ts'

export default function WaitingInvitations({ userId }: { userId: string }) {
  const list = useQuery(waitingQuery(userId)).data
  if (!list || list.items.length === 0) return null
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
