import { type ProjectSort, projectSorts } from '@guildhall/contract'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { type ClientLoaderFunctionArgs, type MetaFunction, useLocation, useSearchParams } from 'react-router'
import { ApiError } from '../../api-errors.ts'
import { useSearchText } from '../../hooks/use-search-text.ts'
import { paths } from '../../paths.ts'
import { publicMeta } from '../../public-meta.ts'
import { getQueryClient } from '../../query-client.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IdleCaliper } from '../../ui/illustrations/lazy-illustrations.tsx'
import { lazyPart, onlyChildren } from '../../ui/lazy-part.tsx'
import { AnchorButton, LinkButton } from '../../ui/link-button.tsx'
import { Select } from '../../ui/select.tsx'
import { signInPath, withReturnPath } from '../accounts/shared/return-path.ts'
import { useSession } from '../accounts/shared/session.tsx'
import { hasStoredToken } from '../accounts/shared/session-store.ts'
import { SaveSearchButton } from '../saved-searches/shared/save-search-button.tsx'
import { browseQuery, projectTotalQuery } from './browse-api.ts'
import { type BrowseFilters, noFilters, readFilters, searchMaximum, writeFilters } from './browse-filters.ts'
import { BrowseHero } from './browse-hero.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { ProjectCardSkeletons } from './project-card-skeleton.tsx'
import { ProjectResults } from './project-results.tsx'

const loadInvitations = () => import('../invitations/shared/waiting-invitations.tsx')
const WaitingInvitations = lazyPart(loadInvitations, onlyChildren)

export const meta: MetaFunction = (args) =>
  publicMeta(
    'Browse projects',
    'Open freelance projects by category, budget and skill, from clients who pay into escrow. For members; joining is free.',
    args,
  )

/** Starts the request without waiting, as the address may change meanwhile. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  if (hasStoredToken()) {
    const filters = readFilters(new URL(request.url).searchParams)
    void getQueryClient().prefetchInfiniteQuery(browseQuery(filters, isOpenOnlyRemembered()))
    void loadInvitations().catch(() => {})
  } else {
    console.log('Unauthorized: No token provided.')
  }
  return null
}

/** The server does not know who asks. Visitors without scripts read here what to do. */
export function HydrateFallback() {
  return (
    <div className="flex flex-col gap-10">
      <BrowseHero isFallback />
      <div className="signed-in:hidden">
        <SignInCall />
      </div>
      <div className="hidden flex-col gap-10 signed-in:flex">
        <output className="text-sm text-muted">Loading projects...</output>
        <ProjectCardSkeletons />
      </div>
    </div>
  )
}

export default function BrowseProjectsScreen() {
  const { status, user } = useSession()
  if (status === 'loading') return <HydrateFallback />
  // A fresh sign-up's token can read projects too, although the user does not count as signed in.
  if (!hasStoredToken()) return <SignInFirst />
  return <BrowseProjects key={user?.id} viewerId={user?.id ?? ''} />
}

function BrowseProjects({ viewerId }: { viewerId: string }) {
  const [query, setQuery] = useSearchParams()
  const [isOpenOnly, setIsOpenOnly] = useState(isOpenOnlyRemembered)
  const searchBox = useRef<HTMLInputElement>(null)
  const filters = readFilters(query)
  const list = useInfiniteQuery({ ...browseQuery(filters, isOpenOnly), placeholderData: keepPreviousData })
  const isUnfiltered = writeFilters({ ...filters, sort: noFilters.sort }).size === 0
  const everything = useQuery({ ...projectTotalQuery(), enabled: !isUnfiltered })
  useLoggedFailure(list.error)

  function change(part: Partial<BrowseFilters>, options?: { replace: boolean }) {
    // From the address itself: the rendered filters may be one change behind.
    const now = readFilters(new URLSearchParams(window.location.search))
    setQuery(writeFilters({ ...now, ...part }), { preventScrollReset: true, ...options })
  }
  function showOpenOnly(next: boolean) {
    setIsOpenOnly(next)
    rememberOpenOnly(next)
  }
  const search = useSearchText(filters.search, (text) => change({ search: text }, { replace: true }))

  const first = list.data?.pages[0]
  const isOutdated = list.isPlaceholderData
  const all = isUnfiltered ? (isOutdated ? undefined : first?.total) : everything.data
  // A list that failed to load counts as empty.
  const total = list.isError ? (all ?? 0) : all
  const results = (
    <div className="grid gap-6 lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-8">
      <aside aria-label="Categories" className="lg:sticky lg:top-24 lg:self-start">
        <CategoryFilter
          chosen={filters.category}
          counts={first?.categories}
          areCapped={first?.totalIsCapped ?? false}
          onChoose={(category) => change({ category })}
        />
      </aside>
      <ProjectResults
        filters={filters}
        viewerId={viewerId}
        pages={list.data?.pages}
        isOutdated={isOutdated}
        isOpenOnly={isOpenOnly}
        onOpenOnly={showOpenOnly}
        hasFailed={list.isError}
        more={{
          exists: list.hasNextPage,
          isLoading: list.isFetchingNextPage,
          hasFailed: list.isFetchNextPageError,
          load: () => void list.fetchNextPage(),
        }}
        sort={
          <div className="flex flex-wrap items-center gap-3">
            {viewerId ? <SaveSearchButton {...filters} /> : null}
            <SortSelect value={filters.sort} onChange={(sort) => change({ sort })} />
          </div>
        }
        illustration={<IdleCaliper className="mx-auto w-44" />}
        onRetry={() => void list.refetch()}
        onClearFilters={
          isUnfiltered && !isOpenOnly
            ? undefined
            : () => {
                // The button disappears; keep the focus in reach.
                searchBox.current?.focus()
                showOpenOnly(false)
                setQuery(new URLSearchParams(), { preventScrollReset: true })
              }
        }
      />
    </div>
  )
  return (
    <div className="flex flex-col gap-10">
      <BrowseHero
        total={total}
        search={{
          ref: searchBox,
          text: search.text,
          onChange: (text) => search.setText(text.slice(0, searchMaximum)),
          onEnter: search.commitNow,
        }}
      />
      {viewerId ? (
        <Suspense fallback={<ProjectCardSkeletons />}>
          <WaitingInvitations userId={viewerId} fallback={<ProjectCardSkeletons />}>
            {results}
          </WaitingInvitations>
        </Suspense>
      ) : (
        results
      )}
    </div>
  )
}

const sortLabels: Record<ProjectSort, string> = {
  newest: 'Newest first',
  budget_high: 'Highest budget',
  budget_low: 'Lowest budget',
}

function SortSelect({ value, onChange }: { value: ProjectSort; onChange: (sort: ProjectSort) => void }) {
  return (
    <Select
      label="Sort by"
      labelHidden
      className="w-44"
      value={value}
      onChange={(event) => onChange(projectSorts.find((sort) => sort === event.target.value) ?? noFilters.sort)}
      options={projectSorts.map((sort) => ({ value: sort, label: sortLabels[sort] }))}
    />
  )
}

function useLoggedFailure(error: Error | null) {
  useEffect(() => {
    if (!error) return
    const reason = error instanceof ApiError ? `${error.statusText} (${error.status})` : error.message
    console.warn(`Failed to fetch projects: ${reason}`)
  }, [error])
}

function SignInFirst() {
  return (
    <div className="flex flex-col gap-10">
      <header className="border-b border-line pb-10">
        <h1 className="text-4xl">Discover Premium Projects</h1>
      </header>
      <SignInCall />
    </div>
  )
}

function SignInCall() {
  const here = useLocation()
  return (
    <EmptyState
      illustration={<IdleCaliper className="mx-auto w-44" />}
      title="Sign in to see the projects"
      action={
        <>
          <LinkButton variant="primary" to={signInPath(here)}>
            Sign in
          </LinkButton>
          <LinkButton to={withReturnPath(paths.signup, here.pathname + here.search)}>Create an account</LinkButton>
          <AnchorButton href={paths.howToFindWork}>How to find work</AnchorButton>
          <LinkButton to={paths.findFreelancers}>Find freelancers</LinkButton>
        </>
      }
    >
      Projects and their clients are shown to members. Proposals you started are kept for you.
    </EmptyState>
  )
}

const openOnlyKey = 'openProjectsOnly'

/** Whether this browser was last used to see open projects alone. */
const isOpenOnlyRemembered = () => localStorage.getItem(openOnlyKey) !== null

function rememberOpenOnly(isOpenOnly: boolean) {
  if (isOpenOnly) localStorage.setItem(openOnlyKey, 'true')
  else localStorage.removeItem(openOnlyKey)
}
