import type { FoundPersonView } from '@guildhall/contract'
import { Badge } from '../../ui/badge.tsx'

export function PersonBadges({ person }: { person: Pick<FoundPersonView, 'isSuspended' | 'isOperator'> }) {
  if (!person.isSuspended && !person.isOperator) return null
  return (
    <span className="flex flex-wrap gap-2">
      {person.isSuspended ? <Badge tone="danger">Suspended</Badge> : null}
      {person.isOperator ? <Badge tone="neutral">Operator</Badge> : null}
    </span>
  )
}

export function Username({ person: { name, username } }: { person: Pick<FoundPersonView, 'name' | 'username'> }) {
  return name === username ? null : (
    <>
      <bdi>{username}</bdi> ·{' '}
    </>
  )
}
