import { type ClientProjectsView, type ProjectStatus, projectStatuses } from '@guildhall/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { LayoutGrid, List, ListFilter, Plus } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { type ClientLoaderFunctionArgs, type MetaFunction, redirect, useSearchParams } from 'react-router'
import { NetworkError, sentenceFor } from '../../api-errors.ts'
import { useNow } from '../../hooks/use-now.ts'
import { paths } from '../../paths.ts'
import { getQueryClient } from '../../query-client.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { StatCard, StatCards } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { lazyPart, onlyChildren } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Menu, MenuChoices } from '../../ui/menu.tsx'
import { Page, Toolbar } from '../../ui/page.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { showInOrder } from '../../ui/show-in-order.ts'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { storedUserId } from '../accounts/shared/session-store.ts'
import { PendingCount } from '../home/shared/counts.tsx'
import { FirstHour, loadHome, MoneyByMonth, NeedsYouNow } from '../home/shared/lazy-home.tsx'
import { NeedsLoading } from '../home/shared/needs-loading.tsx'
import type { Layout } from './client-project-card.tsx'
import { ClientProjectList, ClientProjectsLoading } from './client-project-list.tsx'
import { clientProjectsQuery } from './shared/api.ts'

const loadOffers = () => import('../direct-contracts/shared/open-offers.tsx')
const OpenOffers = lazyPart(loadOffers, onlyChildren)

export const meta: MetaFunction = () => [{ title: 'My Projects · Guildhall' }]

const filters = [
  { value: 'all', label: 'All Projects', status: undefined },
  { value: 'active', label: 'Active', status: 'active' },
  { value: 'completed', label: 'Completed', status: 'completed' },
  { value: 'in_progress', label: 'In Progress', status: 'in_progress' },
  { value: 'cancelled', label: 'Cancelled', status: 'cancelled' },
  { value: 'closed', label: 'Closed', status: 'closed' },
] as const satisfies { value: string; label: string; status: ProjectStatus | undefined }[]

const filterIn = (query: URLSearchParams) => filters.find(({ value }) => value === query.get('status')) ?? filters[0]

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  // Within the app, the router treats /clientDashboard, an alias of this screen, as this address.
  if (pathname !== paths.clientProjects) throw redirect(paths.clientProjects + search)
  const userId = storedUserId()
  const { status } = filterIn(searchParams)
  if (userId) {
    void loadOffers().catch(() => {})
    loadHome(userId, 'client')
    void getQueryClient().prefetchInfiniteQuery(clientProjectsQuery(userId, status))
  }
  return null
}

export function HydrateFallback() {
  return (
    <Page title="My Projects">
      <NeedsLoading />
      <ClientProjectsLoading />
    </Page>
  )
}

export default function ClientProjectsScreen() {
  const user = useRequiredUser()
  return user ? <ClientProjects key={user.id} userId={user.id} /> : <HydrateFallback />
}

function ClientProjects({ userId }: { userId: string }) {
  const [query, setQuery] = useSearchParams()
  const filterButton = useRef<HTMLButtonElement>(null)
  const filter = filterIn(query)
  const [layout, setLayout] = useLayout()
  const list = useInfiniteQuery({ ...clientProjectsQuery(userId, filter.status), placeholderData: keepPreviousData })
  const first = list.data?.pages[0]
  const now = useNow()

  const choose = (value: string) => setQuery(value === 'all' ? {} : { status: value }, { preventScrollReset: true })
  return (
    <Page
      title="My Projects"
      eyebrow={now.toLocaleDateString('en-US', longDate)}
      actions={
        <LinkButton variant="primary" to={paths.newProject}>
          <Plus aria-hidden="true" />
          New Project
        </LinkButton>
      }
    >
      <div ref={showInOrder} className="flex flex-col gap-8">
        <NeedsYouNow userId={userId} side="client" />
        <FirstHour userId={userId} side="client" />
        <Counts counts={first?.counts} isPending={list.isPending} />
        <Suspense fallback={<ClientProjectsLoading />}>
          <OpenOffers userId={userId} side="client" fallback={<ClientProjectsLoading />}>
            <section
              aria-label="Projects"
              aria-busy={list.isPending || list.isPlaceholderData}
              className="flex flex-col gap-6"
            >
              <Toolbar className="justify-between" hidden={totalOf(first?.counts) === 0 && !filter.status}>
                <Menu
                  align="start"
                  trigger={
                    <Button ref={filterButton}>
                      <ListFilter aria-hidden="true" />
                      Filter: {filter.label}
                    </Button>
                  }
                >
                  <MenuChoices label="Show" value={filter.value} onChange={choose} options={filters} />
                </Menu>
                <SegmentedControl
                  label="Layout"
                  value={layout}
                  onChange={setLayout}
                  options={[
                    { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden="true" /> },
                    { value: 'list', label: 'List', icon: <List aria-hidden="true" /> },
                  ]}
                />
              </Toolbar>
              {list.isError && !first ? (
                <CouldNotFetch error={list.error} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
              ) : (
                <ClientProjectList
                  list={list}
                  layout={layout}
                  filter={filter.status ? filter.label : undefined}
                  onShowAll={() => {
                    // The button disappears; keep the focus in reach.
                    filterButton.current?.focus()
                    choose('all')
                  }}
                />
              )}
            </section>
          </OpenOffers>
        </Suspense>
        <MoneyByMonth userId={userId} side="client" />
      </div>
    </Page>
  )
}

const text = (count: number | undefined) => count?.toLocaleString('en-US') ?? '–'

const totalOf = (counts: ClientProjectsView['counts'] | undefined) =>
  counts && projectStatuses.reduce((sum, status) => sum + counts[status], 0)

function Counts({ counts, isPending }: { counts: ClientProjectsView['counts'] | undefined; isPending: boolean }) {
  const total = totalOf(counts)
  if (total === 0) return null
  return (
    <StatCards className={cx('grid-cols-2 sm:grid-cols-4', isPending && 'invisible')}>
      <StatCard label="Total Projects" value={isPending ? <PendingCount /> : text(total)} />
      <StatCard label="Active Projects" value={text(counts?.active)} />
      <StatCard label="In Progress" value={<InProgress counts={counts} />} />
      <StatCard label="Completed Projects" value={text(counts?.completed)} />
    </StatCards>
  )
}

/** On one line, so that the cards keep their height. */
function InProgress({ counts }: { counts: ClientProjectsView['counts'] | undefined }) {
  return (
    <>
      {text(counts?.in_progress)}{' '}
      {counts?.toReview ? (
        <span className="font-sans text-sm font-normal text-muted">{`${text(counts.toReview)} to review`}</span>
      ) : null}
    </>
  )
}

function CouldNotFetch({ error, isRetrying, onRetry }: { error: Error; isRetrying: boolean; onRetry: () => void }) {
  return (
    <Alert
      className="*:self-center"
      action={
        <Button size="sm" pending={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {error instanceof NetworkError ? 'Something went wrong.' : sentenceFor(error, 'Failed to fetch projects')}
    </Alert>
  )
}

const longDate = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const

const layoutKey = 'clientProjectsLayout'

function useLayout() {
  const [layout, setLayout] = useState<Layout>(() => (localStorage.getItem(layoutKey) === 'list' ? 'list' : 'grid'))
  return [
    layout,
    (next: Layout) => {
      localStorage.setItem(layoutKey, next)
      setLayout(next)
    },
  ] as const
}
