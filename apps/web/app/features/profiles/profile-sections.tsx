import type { PublicProfileView } from '@guildhall/contract'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { Tag } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ToolWall } from '../../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Section } from '../../ui/page.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ProfileAssessments } from './profile-assessments.tsx'
import { ProfileText } from './profile-text.tsx'

/** Visitors see only sections with content; the owner sees all, with a hint in the empty ones. */
export function ProfileSections({ profile, own = false }: { profile: PublicProfileView; own?: boolean }) {
  const { bio, skills, skillAssessments, experience, education, portfolio } = profile
  const userId = profile.userId._id
  const lists = [skills, skillAssessments, experience, education, portfolio]
  if (!own && !bio && lists.every((entries) => entries.length === 0)) {
    return (
      <EmptyState illustration={<ToolWall className="mx-auto w-44" />} title="Profile Under Construction">
        Nothing has been written here yet.
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-0">
      {bio || own ? (
        <Section title="About" className="min-w-0 lg:mb-10">
          {bio ? (
            <ProfileText
              userId={userId}
              section="bio"
              text={bio}
              isTruncated={profile.bioTruncated}
              className="max-w-prose"
            />
          ) : (
            <Invitation>Nothing about you yet.</Invitation>
          )}
        </Section>
      ) : null}
      <div className="flex min-w-0 flex-col gap-10 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {skills.length > 0 || own ? (
          <Section title="Skills">
            {skills.length > 0 ? (
              <ul className="flex flex-wrap gap-2">
                {skills.map((skill, position) => (
                  <li key={`${position} ${skill}`} className="flex max-w-full">
                    <Tag>{skill}</Tag>
                  </li>
                ))}
              </ul>
            ) : (
              <Invitation>Name what you can do.</Invitation>
            )}
          </Section>
        ) : null}
        {skillAssessments.length > 0 || own ? (
          <Section
            title="Skill Assessments"
            actions={
              own ? (
                <LinkButton size="sm" to={paths.modules}>
                  Take New Assessment
                </LinkButton>
              ) : null
            }
          >
            <ProfileAssessments
              profile={profile}
              isOwn={own}
              empty={<Invitation>Answer a few questions, and show the result here.</Invitation>}
            />
          </Section>
        ) : null}
      </div>
      <div className="flex min-w-0 flex-col gap-10 lg:col-start-1 lg:row-start-2">
        {experience.length > 0 || own ? (
          <Section title="Experience">
            {experience.length > 0 ? (
              <ol className="flex flex-col gap-6">
                {experience.map((entry, position) => (
                  <li key={`${position} ${entry.title}`} className="border-l-2 border-line pl-5 empty:hidden">
                    {entry.title ? (
                      <h3 dir="auto" className="font-sans text-base font-semibold tracking-normal break-words">
                        {entry.title}
                      </h3>
                    ) : null}
                    <Facts parts={[entry.company, entry.period]} />
                    {entry.description ? (
                      <div className="mt-2">
                        <ProfileText
                          userId={userId}
                          section="experience"
                          position={position}
                          text={entry.description}
                          isTruncated={entry.descriptionTruncated}
                          className="max-w-prose"
                        />
                      </div>
                    ) : null}
                  </li>
                ))}
              </ol>
            ) : (
              <Invitation>Where have you worked, and on what?</Invitation>
            )}
          </Section>
        ) : null}
        {education.length > 0 || own ? (
          <Section title="Education">
            {education.length > 0 ? (
              <ul className="flex flex-col gap-4">
                {education.map((entry, position) => (
                  <li key={`${position} ${entry.degree}`} className="empty:hidden">
                    {entry.degree ? <p className="font-medium break-words">{entry.degree}</p> : null}
                    <Facts parts={[entry.institution, entry.year]} />
                  </li>
                ))}
              </ul>
            ) : (
              <Invitation>What did you learn, and where?</Invitation>
            )}
          </Section>
        ) : null}
        {portfolio.length > 0 || own ? (
          <Section title="Portfolio">
            {portfolio.length > 0 ? (
              <ul className="grid gap-4 sm:grid-cols-2">
                {portfolio.map((entry, position) => (
                  <Card as="li" key={`${position} ${entry.title}`} className="empty:hidden">
                    <Picture src={entry.image} className="mb-4 aspect-[16/10] w-full rounded-md object-cover" />
                    {entry.title ? (
                      <h3 dir="auto" className="text-lg break-words">
                        {entry.title}
                      </h3>
                    ) : null}
                    {entry.description ? (
                      <div className="mt-2">
                        <ProfileText
                          userId={userId}
                          section="portfolio"
                          position={position}
                          text={entry.description}
                          isTruncated={entry.descriptionTruncated}
                          className="text-sm text-muted"
                        />
                      </div>
                    ) : null}
                  </Card>
                ))}
              </ul>
            ) : (
              <Invitation>Show one or two pieces of your work.</Invitation>
            )}
          </Section>
        ) : null}
      </div>
    </div>
  )
}

function Invitation({ children }: { children: ReactNode }) {
  return <p className="text-sm text-muted">{children}</p>
}

function Facts({ parts }: { parts: readonly string[] }) {
  const written = parts.filter((part) => part !== '')
  if (written.length === 0) return null
  // Keeps the separator at the end of a full line.
  return <p className="text-sm text-muted">{written.join('\u00a0· ')}</p>
}
