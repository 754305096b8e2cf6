import type { ClientProjectsView } from '@guildhall/contract'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useInfiniteScroll } from '../../hooks/use-infinite-scroll.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyTray } from '../../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { ClientProjectCard, type Layout } from './client-project-card.tsx'

const firstProjectPath = '/create-project'

const columns = (layout: Layout) => cx('grid gap-6', layout === 'grid' && 'md:grid-cols-2')

export function ClientProjectsLoading({ layout = 'grid' }: { layout?: Layout }) {
  return (
    <div>
      <p aria-hidden="true" className="mb-4 text-sm text-muted">
        Loading projects...
      </p>
      <SkeletonCards label="Loading projects..." count={4} className={columns(layout)} />
    </div>
  )
}

export interface ClientProjectListProps {
  list: UseInfiniteQueryResult<InfiniteData<ClientProjectsView>>
  layout: Layout
  filter: string | undefined
  onShowAll: () => void
}

export function ClientProjectList({ list, layout, filter, onShowAll }: ClientProjectListProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = list
  const isReady = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !isPlaceholderData
  const end = useInfiniteScroll(isReady, () => void list.fetchNextPage())

  if (!list.data) return <ClientProjectsLoading layout={layout} />
  const projects = list.data.pages.flatMap((page) => page.data)
  if (projects.length === 0 && !isPlaceholderData) return <NoProjects filter={filter} onShowAll={onShowAll} />
  return (
    <>
      <ul className={cx(columns(layout), 'long-list transition-opacity', isPlaceholderData && 'opacity-50')}>
        {projects.map((project) => (
          <li key={project._id} className="min-w-0">
            <ClientProjectCard project={project} layout={layout} />
          </li>
        ))}
      </ul>
      <div ref={end} className="flex flex-col items-center gap-3">
        {isFetchNextPageError ? <Alert>More projects could not be loaded. Those above are still here.</Alert> : null}
        {hasNextPage && !isPlaceholderData ? (
          <Button size="lg" pending={isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Load more
          </Button>
        ) : null}
      </div>
    </>
  )
}

function NoProjects({ filter, onShowAll }: Pick<ClientProjectListProps, 'filter' | 'onShowAll'>) {
  return (
    <EmptyState
      illustration={<EmptyTray className="mx-auto w-44" />}
      title="No Projects Found"
      action={
        filter ? (
          <Button onClick={onShowAll}>Show all projects</Button>
        ) : (
          <LinkButton variant="primary" to={firstProjectPath}>
            <Plus aria-hidden="true" />
            Create Your First Project
          </LinkButton>
        )
      }
    >
      {filter
        ? `None of your projects is ${filter.toLowerCase()} right now.`
        : 'Post what you need, and freelancers will answer with proposals.'}
    </EmptyState>
  )
}
