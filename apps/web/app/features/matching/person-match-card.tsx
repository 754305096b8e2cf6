import { formatUsd, type PersonMatchView } from '@guildhall/contract'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { CardActions } from '../invitations/shared/lazy-card-actions.tsx'
import { VerifiedSkills } from '../results/shared/skill-proof.tsx'
import { AvailabilityBadge } from '../talent/shared/availability.tsx'
import { MatchReason } from './match-reason.tsx'

export function PersonMatchCard({ person, match, projectId }: PersonMatchView & { projectId: string }) {
  const name = person.name.trim() || person.username
  const titleId = `match-${person._id}`
  return (
    <Card as="article" aria-labelledby={titleId} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-4">
        <Avatar name={name} src={person.profileImage} size="lg" />
        <div className="min-w-0 flex-1 basis-44">
          <h4 id={titleId} dir="auto" className="text-lg wrap-anywhere">
            <Link to={paths.profile(person._id)} className="hover:text-rose">
              {name}
            </Link>
          </h4>
          <p dir="auto" className="line-clamp-2 text-sm wrap-anywhere">
            {person.title}
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            {person.hourlyRate > 0 ? `${formatUsd(person.hourlyRate)}/hour` : 'Rate not stated'}
            <AvailabilityBadge availability={person.availability} hoursPerWeek={person.hoursPerWeek} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <LinkButton size="sm" to={paths.chat(person._id)}>
            Message
          </LinkButton>
          <CardActions person={{ _id: person._id, name }} projectId={projectId} />
        </div>
      </div>
      <VerifiedSkills skills={person.verifiedSkills} asked={match.skills.asked.map(({ skill }) => skill)} name={name} />
      <MatchReason match={match} />
    </Card>
  )
}
