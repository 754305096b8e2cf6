import type { ProjectMatchesView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IdleCaliper } from '../../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { ForYouFrame, ForYouLoading } from './for-you-frame.tsx'
import { ProjectMatchCard } from './project-match-card.tsx'
import { projectMatchesQuery } from './shared/api.ts'

export default function ForYouPage() {
  const user = useRequiredUser()
  return user ? <ForYou userId={user.id} /> : <ForYouLoading />
}

function ForYou({ userId }: { userId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(projectMatchesQuery(userId))
  if (!data && !isError) return <ForYouLoading />
  if (!data) {
    return (
      <ForYouFrame>
        <Alert
          title="Your suggestions could not be loaded"
          action={
            <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          Nothing is lost. Wait a moment and try again.
        </Alert>
      </ForYouFrame>
    )
  }
  return (
    <ForYouFrame>
      {data.matches.length === 0 ? <NothingMatches {...data} /> : null}
      {data.matches.length > 0 && data.verifiedSkills === 0 ? (
        <Alert
          tone="amber"
          title="Only verified skills count in full"
          action={
            <LinkButton size="sm" to={paths.modules}>
              Verify a skill
            </LinkButton>
          }
        >
          These projects match skills that your profile only names, which count little. Clients are shown people with
          verified skills.
        </Alert>
      ) : null}
      <h2 className="sr-only">Suggestions</h2>
      <ul aria-label="Projects for you" className="flex flex-col gap-6">
        {data.matches.map((match) => (
          <li key={match.project._id}>
            <ProjectMatchCard {...match} />
          </li>
        ))}
      </ul>
    </ForYouFrame>
  )
}

function NothingMatches({ verifiedSkills, statedSkills }: ProjectMatchesView) {
  const isUnknown = verifiedSkills + statedSkills === 0
  return (
    <EmptyState
      illustration={<IdleCaliper className="mx-auto w-44" />}
      title={isUnknown ? 'We do not know your skills yet' : 'No open project asks for your skills'}
      action={
        <>
          <LinkButton variant="primary" to={paths.modules}>
            Verify a skill
          </LinkButton>
          <LinkButton to={isUnknown ? paths.ownProfile : paths.browseProjects}>
            {isUnknown ? 'Fill in your profile' : 'Browse all projects'}
          </LinkButton>
        </>
      }
    >
      {isUnknown
        ? 'Verify a skill and show it on your profile: then projects that ask for it are listed here, and their clients see you.'
        : 'Each skill you verify brings more projects. New ones are listed here as soon as they are posted.'}
    </EmptyState>
  )
}
