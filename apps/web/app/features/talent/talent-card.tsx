import { counted, formatUsd, languageNames, type TalentView } from '@guildhall/contract'
import { Banknote, Clock, Languages, MapPin, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Tag } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { VerifiedSkills } from '../results/shared/skill-proof.tsx'
import { hasEnoughCases, newText, ratingText } from '../reviews/shared/figure-words.ts'
import { AvailabilityBadge } from './shared/availability.tsx'

const shownSkills = 6

/** A skill that was searched for comes first among those that are shown. */
export function TalentCard({
  person,
  searchedSkill,
  actions,
}: {
  person: TalentView
  searchedSkill: string
  actions?: ReactNode
}) {
  const name = person.name.trim() || person.username
  const titleId = `person-${person._id}`
  const proven = new Set(person.verifiedSkills.map(({ skill }) => skill.toLowerCase()))
  const named = person.skills.filter((skill) => !proven.has(skill.toLowerCase())).slice(0, shownSkills)
  const rating = ratingOf(person)
  const more = person.verifiedTotal - person.verifiedSkills.length
  return (
    <Card as="article" aria-labelledby={titleId} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-4">
        <Avatar name={name} src={person.profileImage} size="lg" />
        <div className="min-w-0 flex-1 basis-44">
          <h3 id={titleId} dir="auto" className="text-xl wrap-anywhere">
            <Link to={paths.profile(person._id)} className="hover:text-rose">
              {name}
            </Link>
          </h3>
          <p dir="auto" className="line-clamp-2 wrap-anywhere">
            {person.title}
          </p>
        </div>
        {actions}
      </div>
      <ul className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-sm text-muted">
        <Fact icon={<Banknote aria-hidden="true" />}>
          {person.hourlyRate > 0 ? `${formatUsd(person.hourlyRate)}/hour` : 'Rate not stated'}
        </Fact>
        {person.location ? <Fact icon={<MapPin aria-hidden="true" />}>{person.location}</Fact> : null}
        {person.languages.length > 0 ? (
          <Fact icon={<Languages aria-hidden="true" />}>
            {person.languages.map((code) => languageNames[code]).join(', ')}
          </Fact>
        ) : null}
        {person.responseMinutes === null ? null : (
          <Fact icon={<Clock aria-hidden="true" />}>Usually answers within {durationText(person.responseMinutes)}</Fact>
        )}
        {rating ? <Fact icon={<Star aria-hidden="true" />}>{rating}</Fact> : null}
        {person.availability ? (
          <li>
            <AvailabilityBadge availability={person.availability} hoursPerWeek={person.hoursPerWeek} />
          </li>
        ) : null}
      </ul>
      {person.about.trim() ? (
        <p dir="auto" className="line-clamp-3 max-w-prose text-sm wrap-anywhere">
          {person.about}
        </p>
      ) : null}
      <VerifiedSkills skills={person.verifiedSkills} asked={[searchedSkill]} name={name} />
      {more > 0 ? <p className="-mt-2 text-xs text-muted">{counted(more, 'more verified skill')}</p> : null}
      {named.length > 0 ? (
        <ul aria-label={`Other skills of ${name}`} className="flex flex-wrap gap-2">
          {named.map((skill) => (
            <li key={skill} className="max-w-full">
              <Tag>{skill}</Tag>
            </li>
          ))}
        </ul>
      ) : null}
      {person.completedJobs > 0 ? (
        <p className="text-sm text-muted">
          {counted(person.completedJobs, 'completed job')} for {counted(person.completedForClients, 'client')}
        </p>
      ) : null}
    </Card>
  )
}

function ratingOf({ rating, reviewCount, completedJobs }: TalentView): string | undefined {
  const reviews = reviewCount ?? 0
  if (rating !== null && hasEnoughCases(reviews)) return `${ratingText(rating)} of 5, ${counted(reviews, 'review')}`
  return hasEnoughCases(completedJobs) ? undefined : newText
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex min-w-0 items-center gap-1.5 wrap-anywhere [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      {children}
    </li>
  )
}

/** Rounded up. */
function durationText(minutes: number): string {
  if (minutes <= 60) return counted(Math.max(1, minutes), 'minute')
  if (minutes <= 48 * 60) return counted(Math.ceil(minutes / 60), 'hour')
  return counted(Math.ceil(minutes / (24 * 60)), 'day')
}
