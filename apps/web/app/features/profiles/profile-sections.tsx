import type { PublicProfileView } from '@guildhall/contract'
import { Tag } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ToolWall } from '../../ui/illustrations/tool-wall.tsx'
import { Section } from '../../ui/page.tsx'

/** About, Skills, Experience, Education, Portfolio: those that have something in them. */
export function ProfileSections({ profile }: { profile: PublicProfileView }) {
  const { bio, skills, experience, education, portfolio } = profile
  const isEmpty = !bio && [skills, experience, education, portfolio].every((entries) => entries.length === 0)
  if (isEmpty) {
    return (
      <EmptyState illustration={<ToolWall className="mx-auto w-44" />} title="Profile Under Construction">
        Nothing has been written here yet.
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
      <div className="flex min-w-0 flex-col gap-10">
        {bio ? (
          <Section title="About">
            <p className="max-w-prose break-words whitespace-pre-line">{bio}</p>
          </Section>
        ) : null}
        {experience.length > 0 ? (
          <Section title="Experience">
            <ol className="flex flex-col gap-6">
              {experience.map((entry, position) => (
                <li key={`${position} ${entry.title}`} className="border-l-2 border-line pl-5">
                  <h3 className="font-sans text-base font-semibold tracking-normal break-words">{entry.title}</h3>
                  <p className="text-sm text-muted">{joined([entry.company, entry.period])}</p>
                  {entry.description ? (
                    <p className="mt-2 max-w-prose break-words whitespace-pre-line">{entry.description}</p>
                  ) : null}
                </li>
              ))}
            </ol>
          </Section>
        ) : null}
        {portfolio.length > 0 ? (
          <Section title="Portfolio">
            <ul className="grid gap-4 sm:grid-cols-2">
              {portfolio.map((entry, position) => (
                <Card as="li" key={`${position} ${entry.title}`}>
                  {entry.image ? (
                    <img
                      src={entry.image}
                      alt=""
                      loading="lazy"
                      referrerPolicy="no-referrer"
                      className="mb-4 aspect-video w-full rounded-md object-cover"
                    />
                  ) : null}
                  <h3 className="text-lg break-words">{entry.title}</h3>
                  <p className="mt-2 text-sm break-words whitespace-pre-line text-muted">{entry.description}</p>
                </Card>
              ))}
            </ul>
          </Section>
        ) : null}
      </div>
      <div className="flex min-w-0 flex-col gap-10">
        {skills.length > 0 ? (
          <Section title="Skills">
            <ul className="flex flex-wrap gap-2">
              {skills.map((skill, position) => (
                <li key={`${position} ${skill}`} className="flex max-w-full">
                  <Tag>{skill}</Tag>
                </li>
              ))}
            </ul>
          </Section>
        ) : null}
        {education.length > 0 ? (
          <Section title="Education">
            <ul className="flex flex-col gap-4">
              {education.map((entry, position) => (
                <li key={`${position} ${entry.degree}`}>
                  <p className="font-medium break-words">{entry.degree}</p>
                  <p className="text-sm text-muted">{joined([entry.institution, entry.year])}</p>
                </li>
              ))}
            </ul>
          </Section>
        ) : null}
      </div>
    </div>
  )
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}
