import { allProjects, formatUsd, type SavedPersonView, type SavedProjectView } from '@guildhall/contract'
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { formatDeadline } from '../../dates.ts'
import type { List } from '../../http.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Tag } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { ProjectStatusBadge } from '../projects/shared/project-status.tsx'
import { SavedSearches } from '../saved-searches/shared/lazy-saved-searches.tsx'
import { SavedFrame, SavedLoading } from './saved-frame.tsx'
import { savedPeopleQuery, savedProjectsQuery } from './shared/api.ts'
import { BookmarkStar } from './shared/bookmark-star.tsx'

const views = [
  { value: 'projects', label: 'Projects' },
  { value: 'people', label: 'People' },
  { value: 'searches', label: 'Searches' },
] as const
type View = (typeof views)[number]['value']

export default function SavedPage() {
  const user = useRequiredUser()
  const [query, setQuery] = useSearchParams()
  const view: View = views.find(({ value }) => value === query.get('view'))?.value ?? 'projects'
  if (!user) return <SavedLoading />
  return (
    <SavedFrame>
      <div>
        <SegmentedControl
          label="What you saved"
          value={view}
          options={views}
          onChange={(value) => setQuery({ view: value }, { replace: true, preventScrollReset: true })}
        />
      </div>
      {view === 'projects' ? <SavedProjects userId={user.id} /> : null}
      {view === 'people' ? <SavedPeople userId={user.id} /> : null}
      {view === 'searches' ? <SavedSearches userId={user.id} /> : null}
    </SavedFrame>
  )
}

function SavedProjects({ userId }: { userId: string }) {
  const list = useInfiniteQuery(savedProjectsQuery(userId))
  return (
    <SavedList
      list={list}
      noun="projects"
      empty={
        <EmptyState
          title="No saved projects yet"
          action={<LinkButton to={paths.browseProjects}>Browse Projects</LinkButton>}
        >
          The star on a project puts it here.
        </EmptyState>
      }
      row={({ project }) => <SavedProject key={project._id} project={project} />}
    />
  )
}

function SavedProject({ project }: Pick<SavedProjectView, 'project'>) {
  return (
    <Card as="li" className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 dir="auto" className="line-clamp-3 min-w-0 text-lg wrap-anywhere">
            <Link to={paths.project(project._id)} className="hover:text-rose">
              {project.title}
            </Link>
          </h2>
          <ProjectStatusBadge status={project.status} />
        </div>
        <p className="mt-1 text-sm text-muted">
          {formatUsd(project.price)}
          {project.category === allProjects ? '' : ` · ${project.category}`} ·{' '}
          <span className="whitespace-nowrap">deadline {formatDeadline(project.deadline)}</span>
        </p>
      </div>
      <BookmarkStar what="projects" id={project._id} name={project.title} />
    </Card>
  )
}

function SavedPeople({ userId }: { userId: string }) {
  const list = useInfiniteQuery(savedPeopleQuery(userId))
  return (
    <SavedList
      list={list}
      noun="people"
      empty={
        <EmptyState
          title="No saved people yet"
          action={<LinkButton to={paths.findFreelancers}>Find Freelancers</LinkButton>}
        >
          The star on a profile puts the person here.
        </EmptyState>
      }
      row={({ person }) => <SavedPerson key={person._id} person={person} />}
    />
  )
}

const shownSkills = 5

function SavedPerson({ person }: Pick<SavedPersonView, 'person'>) {
  const rate = person.hourlyRate > 0 ? `${formatUsd(person.hourlyRate)}/hour` : ''
  return (
    <Card as="li" className="flex items-start gap-3">
      <Avatar name={person.name} src={person.profileImage} />
      <div className="min-w-0 flex-1">
        <h2 dir="auto" className="text-lg wrap-anywhere">
          <Link to={paths.profile(person._id)} className="hover:text-rose">
            {person.name}
          </Link>
        </h2>
        <p className="text-sm wrap-anywhere text-muted">
          {[person.title, person.location, rate].filter(Boolean).join(' · ')}
        </p>
        {person.skills.length > 0 ? (
          <p className="mt-2 flex flex-wrap gap-1.5">
            {person.skills.slice(0, shownSkills).map((skill) => (
              <Tag key={skill}>{skill}</Tag>
            ))}
          </p>
        ) : null}
      </div>
      <BookmarkStar what="people" id={person._id} name={person.name} />
    </Card>
  )
}

function SavedList<Item>({
  list,
  noun,
  empty,
  row,
}: {
  list: UseInfiniteQueryResult<InfiniteData<List<Item>>>
  noun: string
  empty: ReactNode
  row: (item: Item) => ReactNode
}) {
  if (list.isPending) return <SkeletonCards label={`Loading ${noun}...`} />
  if (!list.data) {
    return (
      <Alert
        title="What you saved could not be loaded"
        action={
          <Button size="sm" onClick={() => list.refetch()} pending={list.isFetching}>
            Try again
          </Button>
        }
      >
        {sentenceFor(list.error, list.error?.message ?? '')}
      </Alert>
    )
  }
  const items = list.data.pages.flatMap((page) => page.items)
  if (items.length === 0) return empty
  return (
    <>
      <ul aria-label={`Saved ${noun}`} className="flex flex-col gap-4">
        {items.map(row)}
      </ul>
      {list.hasNextPage ? (
        <LoadMore
          shown={items.length}
          total={list.data.pages.at(-1)?.total ?? items.length}
          noun={noun}
          hasMore
          pending={list.isFetchingNextPage}
          onLoadMore={() => list.fetchNextPage()}
        />
      ) : null}
    </>
  )
}
