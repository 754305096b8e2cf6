import type { PersonMatchView, ProjectDetailView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { AnchorButton, LinkButton } from '../../ui/link-button.tsx'
import { Section } from '../../ui/page.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { PersonMatchCard } from './person-match-card.tsx'
import { peopleMatchesQuery } from './shared/api.ts'

const shownAtFirst = 3

export default function SuggestedPeople({ project }: { project: ProjectDetailView }) {
  const { data, isError, isFetching, refetch } = useQuery(peopleMatchesQuery(project._id))
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const isKnown = data !== undefined
  useEffect(() => {
    // Only now is it as long as it stays.
    if (isKnown && hash === '#suggested') section.current?.scrollIntoView()
  }, [isKnown, hash])
  const isEmpty = data?.people.length === 0 && data.newcomers.length === 0
  return (
    <Section
      id="suggested"
      ref={section}
      title="Suggested freelancers"
      actions={<AnchorButton href={paths.matchingRules}>How this is computed</AnchorButton>}
    >
      {data || isError ? null : <SkeletonCards label="Loading suggestions..." />}
      {isError && !data ? (
        <Alert
          title="Suggestions could not be loaded"
          action={
            <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          Everything else on this page is up to date.
        </Alert>
      ) : null}
      {isEmpty ? (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface p-6">
          <p className="max-w-prose text-muted">No one has verified one of the required skills yet</p>
          <LinkButton to={paths.findFreelancers}>Find freelancers</LinkButton>
        </div>
      ) : null}
      {data && data.people.length > 0 ? (
        <Lane title="Worked here before" matches={data.people} projectId={project._id} />
      ) : null}
      {data && data.newcomers.length > 0 ? (
        <Lane title="Proven, first job" matches={data.newcomers} projectId={project._id} />
      ) : null}
    </Section>
  )
}

interface LaneProps {
  title: string
  matches: PersonMatchView[]
  projectId: string
}

function Lane({ title, matches, projectId }: LaneProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? matches : matches.slice(0, shownAtFirst)
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <h3 className="text-lg">{title}</h3>
      <ul className="flex flex-col gap-4">
        {shown.map((match) => (
          <li key={match.person._id}>
            <PersonMatchCard {...match} projectId={projectId} />
          </li>
        ))}
      </ul>
      {shown.length < matches.length ? (
        <Button className="self-center" onClick={() => setWhole(true)}>
          Show all {matches.length}
        </Button>
      ) : null}
    </section>
  )
}
