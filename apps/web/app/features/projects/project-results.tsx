import type { ListedProjectView, ProjectListView } from '@guildhall/contract'
import type { ReactNode } from 'react'
import { useInfiniteScroll } from '../../hooks/use-infinite-scroll.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { showInOrder } from '../../ui/show-in-order.ts'
import { type BrowseFilters, countText } from './browse-filters.ts'
import { ProjectCard } from './project-card.tsx'
import { ProjectCardSkeletons } from './project-card-skeleton.tsx'

export interface ProjectResultsProps {
  filters: BrowseFilters
  viewerId: string
  pages: readonly ProjectListView[] | undefined
  isOutdated: boolean
  isOpenOnly: boolean
  onOpenOnly: (isOpenOnly: boolean) => void
  hasFailed: boolean
  more: { exists: boolean; isLoading: boolean; hasFailed: boolean; load: () => void }
  sort: ReactNode
  illustration: ReactNode
  onRetry: () => void
  onClearFilters: (() => void) | undefined
}

export function ProjectResults({
  filters,
  viewerId,
  pages,
  isOutdated,
  isOpenOnly,
  onOpenOnly,
  hasFailed,
  more,
  ...rest
}: ProjectResultsProps) {
  const projects = pages?.flatMap((page) => page.projects) ?? []
  const first = pages?.[0]
  const total = first ? countText(first.total, first.totalIsCapped) : undefined
  const isLoading = (!first && !hasFailed) || isOutdated
  const end = useInfiniteScroll(more.exists && !more.isLoading && !more.hasFailed && !isOutdated, more.load)

  return (
    <section aria-label="Projects" aria-busy={isLoading} className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-2xl">
            {total === undefined || isOutdated ? filters.category : `${total} ${filters.category} Available`}
          </h2>
          <div className="mt-1 flex min-h-6 flex-wrap items-center gap-x-5 gap-y-1">
            <output className="text-sm text-muted empty:-mr-5">
              {isLoading ? 'Loading projects...' : null}
              {!isLoading && first ? `Showing ${projects.length.toLocaleString('en-US')} of ${total} projects` : null}
            </output>
            <Checkbox
              label="Open only"
              className="text-muted"
              checked={isOpenOnly}
              onChange={({ target }) => onOpenOnly(target.checked)}
            />
          </div>
        </div>
        {rest.sort}
      </div>

      {!first && !hasFailed ? <ProjectCardSkeletons /> : null}
      {!first && hasFailed ? <CouldNotLoad onRetry={rest.onRetry} /> : null}
      {first && projects.length === 0 && !isOutdated ? <NothingFound {...rest} /> : null}
      {projects.length > 0 ? <Cards projects={projects} viewerId={viewerId} isFaded={isOutdated} /> : null}

      <div ref={end} className="flex flex-col items-center gap-3">
        {more.hasFailed ? <Alert>More projects could not be loaded. Those above are still here.</Alert> : null}
        {more.exists && !isOutdated ? (
          <Button size="lg" pending={more.isLoading} onClick={more.load}>
            Load more
          </Button>
        ) : null}
      </div>
    </section>
  )
}

function Cards({ projects, viewerId, isFaded }: { projects: ListedProjectView[]; viewerId: string; isFaded: boolean }) {
  return (
    <ul ref={showInOrder} className={cx('long-list flex flex-col gap-6 transition-opacity', isFaded && 'opacity-50')}>
      {projects.map((project) => (
        <li key={project._id}>
          <ProjectCard project={project} viewerId={viewerId} />
        </li>
      ))}
    </ul>
  )
}

function NothingFound({ illustration, onClearFilters }: Pick<ProjectResultsProps, 'illustration' | 'onClearFilters'>) {
  return (
    <EmptyState
      illustration={illustration}
      headingLevel={3}
      title="No projects found"
      action={onClearFilters ? <Button onClick={onClearFilters}>Clear search and filters</Button> : null}
    >
      We couldn't find any projects matching your search. Try adjusting your filters.
    </EmptyState>
  )
}

/** Quiet on purpose: the error is logged. */
function CouldNotLoad({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface p-6">
      <p className="text-muted">The projects could not be loaded.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
