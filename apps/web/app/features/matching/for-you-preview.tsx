import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Section } from '../../ui/page.tsx'
import { ProjectMatchCard } from './project-match-card.tsx'
import { projectMatchesQuery } from './shared/api.ts'

const shownHere = 2

export default function ForYouPreview({ userId }: { userId: string }) {
  const matches = useQuery(projectMatchesQuery(userId)).data?.matches ?? []
  if (matches.length === 0) return null
  return (
    <Section
      title="Projects for you"
      actions={
        <LinkButton to={paths.forYou}>
          {matches.length > shownHere ? `See all ${matches.length}` : 'See why'}
        </LinkButton>
      }
    >
      <ul className="flex flex-col gap-4">
        {matches.slice(0, shownHere).map((match) => (
          <li key={match.project._id}>
            <ProjectMatchCard {...match} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
