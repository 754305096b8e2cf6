import { useQuery } from '@tanstack/react-query'
import { LayoutGrid, Rows3 } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { type ClientLoaderFunctionArgs, type MetaFunction, useSearchParams } from 'react-router'
import { useSearchText } from '../../hooks/use-search-text.ts'
import { getQueryClient } from '../../query-client.ts'
import { StatCard, StatCards } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { lazyPart, onlyChildren } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page, Toolbar } from '../../ui/page.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { showInOrder } from '../../ui/show-in-order.ts'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { storedUserId } from '../accounts/shared/session-store.ts'
import { PendingCount } from '../home/shared/counts.tsx'
import { FirstHour, loadHome, MoneyByMonth, NeedsYouNow } from '../home/shared/lazy-home.tsx'
import { NeedsLoading } from '../home/shared/needs-loading.tsx'
import { ForYouPreview } from '../matching/shared/lazy-for-you-preview.tsx'
import { sentCountsQuery, sentProposalsQuery } from './api.ts'
import { type ProposalListState, readListState, writeListState } from './proposal-list-state.ts'
import { publishedPaths } from './published-paths.ts'
import { gridLook, SentProposals } from './sent-proposals.tsx'

const loadInvitations = () => import('../invitations/shared/waiting-invitations.tsx')
const loadOffers = () => import('../direct-contracts/shared/open-offers.tsx')
const WaitingInvitations = lazyPart(loadInvitations, onlyChildren)
const OpenOffers = lazyPart(loadOffers, onlyChildren)

export const meta: MetaFunction = () => [{ title: 'My Proposals · Guildhall' }]

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const userId = storedUserId()
  if (userId) {
    for (const load of [loadInvitations, loadOffers]) void load().catch(() => {})
    loadHome(userId, 'freelancer')
    const client = getQueryClient()
    void client.prefetchQuery(sentCountsQuery(userId))
    void client.prefetchInfiniteQuery(sentProposalsQuery(userId, readListState(new URL(request.url).searchParams)))
  }
  return null
}

export function HydrateFallback() {
  return <Frame />
}

const statuses = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'rejected', label: 'Rejected' },
] as const satisfies { value: ProposalListState['status']; label: string }[]

export default function FreelancerProposalsScreen() {
  const user = useRequiredUser()
  return <Frame userId={user?.id} />
}

function Frame({ userId }: { userId?: string }) {
  const [params, setParams] = useSearchParams()
  const searchBox = useRef<HTMLInputElement>(null)
  const state = readListState(params)
  const { text, setText, commitNow } = useSearchText(state.search, (search) => change({ search }))
  const { data: counts } = useQuery({ ...sentCountsQuery(userId ?? ''), enabled: userId !== undefined })
  const isFiltered = state.search.trim() !== '' || state.status !== 'all'

  function change(part: Partial<ProposalListState>) {
    // From the current address: the search arrives a moment after typing.
    setParams((current) => writeListState({ ...readListState(current), ...part }), {
      replace: true,
      preventScrollReset: true,
    })
  }

  const loading = <SkeletonCards label="Loading proposals..." className={gridLook[state.view]} />
  return (
    <Page
      title="My Proposals"
      actions={
        <LinkButton variant="primary" to={publishedPaths.browseProjects}>
          New Proposal
        </LinkButton>
      }
    >
      {userId ? (
        <div ref={showInOrder} className="flex flex-col gap-8">
          <NeedsYouNow userId={userId} side="freelancer" />
          <FirstHour userId={userId} side="freelancer" />
          <Counts userId={userId} />
          <Suspense fallback={loading}>
            <WaitingInvitations userId={userId} fallback={loading}>
              <OpenOffers userId={userId} side="freelancer" fallback={loading}>
                <div ref={showInOrder} className="flex flex-col gap-8">
                  <div className="flex flex-col gap-6">
                    <Toolbar hidden={counts?.total === 0 && !isFiltered}>
                      <SearchBox
                        ref={searchBox}
                        label="Search your proposals"
                        placeholder="Search by project or message"
                        value={text}
                        onChange={setText}
                        onSearch={commitNow}
                        className="min-w-0 flex-1 basis-64"
                      />
                      <Select
                        label="Status"
                        labelHidden
                        className="w-36"
                        options={statuses}
                        value={state.status}
                        onChange={(event) => change({ status: event.target.value as ProposalListState['status'] })}
                      />
                      <SegmentedControl
                        label="Layout"
                        value={state.view}
                        onChange={(view) => change({ view })}
                        options={[
                          { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden="true" /> },
                          { value: 'list', label: 'List', icon: <Rows3 aria-hidden="true" /> },
                        ]}
                      />
                    </Toolbar>
                    <SentProposals
                      userId={userId}
                      state={state}
                      onClear={() => {
                        // The button disappears; keep the focus in reach.
                        searchBox.current?.focus()
                        change({ search: '', status: 'all' })
                      }}
                    />
                  </div>
                  <Suspense fallback={null}>
                    <ForYouPreview userId={userId} />
                  </Suspense>
                </div>
              </OpenOffers>
            </WaitingInvitations>
          </Suspense>
          <MoneyByMonth userId={userId} side="freelancer" />
        </div>
      ) : (
        <>
          <NeedsLoading />
          {loading}
        </>
      )}
    </Page>
  )
}

function Counts({ userId }: { userId: string }) {
  const { data: counts, isPending } = useQuery(sentCountsQuery(userId))
  if (counts?.total === 0) return null
  return (
    <StatCards
      className={cx('grid-cols-3 max-sm:gap-2 max-sm:[&_dt]:text-xs max-sm:[&>div]:p-3', isPending && 'invisible')}
    >
      <StatCard label="Total" value={isPending ? <PendingCount /> : (counts?.total.toLocaleString('en-US') ?? '–')} />
      <StatCard label="Accepted" value={counts?.accepted.toLocaleString('en-US') ?? '–'} />
      <StatCard label="Pending" value={counts?.pending.toLocaleString('en-US') ?? '–'} />
    </StatCards>
  )
}
