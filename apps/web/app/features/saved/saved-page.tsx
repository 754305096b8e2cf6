import { allProjects, formatUsd, type SavedPersonView, type SavedProjectView } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { formatDeadline } from '../../dates.ts'
import { PagedList } from '../../paged-list.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Tag } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { holdFocus } from '../../ui/hold-focus.ts'
import { EmptyTray, ToolWall } from '../../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { savedPeopleQuery, savedProjectsQuery } from '../bookmarks/shared/api.ts'
import { BookmarkStar } from '../bookmarks/shared/bookmark-star.tsx'
import { ProjectStatusBadge } from '../projects/shared/project-status.tsx'
import { SavedSearches } from '../saved-searches/shared/lazy-saved-searches.tsx'
import { SavedFrame, SavedLoading } from './saved-frame.tsx'

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
      <section ref={holdFocus} tabIndex={-1} aria-label="Saved" className="outline-none">
        {view === 'projects' ? <SavedProjects userId={user.id} /> : null}
        {view === 'people' ? <SavedPeople userId={user.id} /> : null}
        {view === 'searches' ? <SavedSearches userId={user.id} /> : null}
      </section>
    </SavedFrame>
  )
}

function SavedProjects({ userId }: { userId: string }) {
  const list = useInfiniteQuery(savedProjectsQuery(userId))
  return (
    <PagedList
      list={list}
      nouns={['project', 'projects']}
      whose="Your saved"
      label="Saved projects"
      empty={
        <EmptyState
          illustration={<EmptyTray className="mx-auto w-44" />}
          title="No saved projects yet"
          action={<LinkButton to={paths.browseProjects}>Browse Projects</LinkButton>}
        >
          Select the bookmark on a project to keep it here.
        </EmptyState>
      }
    >
      {({ project }) => <SavedProject key={project._id} project={project} />}
    </PagedList>
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
    <PagedList
      list={list}
      nouns={['person', 'people']}
      whose="Your saved"
      label="Saved people"
      empty={
        <EmptyState
          illustration={<ToolWall className="mx-auto w-44" />}
          title="No saved people yet"
          action={<LinkButton to={paths.findFreelancers}>Find Freelancers</LinkButton>}
        >
          Select the bookmark on a profile to keep it here.
        </EmptyState>
      }
    >
      {({ person }) => <SavedPerson key={person._id} person={person} />}
    </PagedList>
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
