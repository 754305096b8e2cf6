import { type ProposalView, proposalsSearched } from '@guildhall/contract'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { ListEnd } from '../../list-end.tsx'
import { usePartWhenIdle } from '../../load-part.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MismatchedJoint, ToolWall } from '../../ui/illustrations/lazy-illustrations.tsx'
import { FloatingPartMissing, lazyPart } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { notify } from '../../ui/notify.ts'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { sentCountsQuery, sentProposalsQuery, useRefreshProposals } from './api.ts'
import { useConnections } from './connections.ts'
import { ProposalCard } from './proposal-card.tsx'
import type { ProposalListState } from './proposal-list-state.ts'
import { publishedPaths } from './published-paths.ts'

/** With the form in it. */
const loadUploadDialog = async () => {
  const [{ UploadDialog: dialog }, { loadUploadForm }] = await Promise.all([
    import('./upload-dialog.tsx'),
    import('../deliveries/shared/freelancer-delivery.tsx'),
  ])
  await loadUploadForm()
  return { default: dialog }
}
const UploadDialog = lazyPart(loadUploadDialog, FloatingPartMissing)

export const gridLook = { grid: 'grid gap-4 md:grid-cols-2 md:gap-6', list: 'grid gap-4' } as const

export interface SentProposalsProps {
  userId: string
  state: ProposalListState
  onClear: () => void
}

export function SentProposals({ userId, state, onClear }: SentProposalsProps) {
  const list = useInfiniteQuery({ ...sentProposalsQuery(userId, state), placeholderData: keepPreviousData })
  const refresh = useRefreshProposals()
  const { isConnected, connect } = useConnections(userId)
  const [opened, setOpened] = useState<ProposalView>()
  usePartWhenIdle(loadUploadDialog)

  function markConnected({ _id }: ProposalView) {
    try {
      connect(_id)
      notify.success('Connection request sent to client!')
    } catch {
      notify.error('Failed to connect with client')
    }
  }

  if (list.isPending) return <SkeletonCards label="Loading proposals..." className={gridLook[state.view]} count={4} />
  if (!list.data) {
    return (
      <Alert
        title="Failed to load proposals"
        action={
          <Button size="sm" onClick={refresh} pending={list.isFetching}>
            Try again
          </Button>
        }
      >
        {sentenceFor(list.error, list.error.message)}
      </Alert>
    )
  }

  const proposals = list.data.pages.flatMap((page) => page.items)
  const isSearch = state.search.trim() !== ''
  const total = list.data.pages.at(-1)?.total

  return (
    <>
      {proposals.length === 0 ? (
        <NothingHere isFiltered={isSearch || state.status !== 'all'} onClear={onClear} />
      ) : null}
      {proposals.length > 0 ? (
        <ul
          aria-label="Proposals"
          aria-busy={list.isPlaceholderData}
          className={cx(gridLook[state.view], 'long-list transition-opacity', list.isPlaceholderData && 'opacity-60')}
        >
          {proposals.map((proposal) => (
            <ProposalCard
              key={proposal._id}
              proposal={proposal}
              layout={state.view}
              isConnected={isConnected(proposal._id)}
              onConnect={() => markConnected(proposal)}
              onOpenDeliverables={() => setOpened(proposal)}
            />
          ))}
        </ul>
      ) : null}
      <ListEnd list={list} shown={proposals.length} total={total} nouns={['proposal', 'proposals']} alwaysCounts />
      {isSearch ? <SearchedPart userId={userId} /> : null}
      {opened ? (
        <Suspense>
          <UploadDialog proposal={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      ) : null}
    </>
  )
}

function SearchedPart({ userId }: { userId: string }) {
  const sent = useQuery(sentCountsQuery(userId)).data?.total ?? 0
  if (sent <= proposalsSearched) return null
  return (
    <p className="text-sm text-muted">
      A search looks through your newest {proposalsSearched.toLocaleString('en-US')} proposals.
    </p>
  )
}

function NothingHere({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return isFiltered ? (
    <EmptyState
      illustration={<MismatchedJoint className="mx-auto w-44" />}
      title="No proposals match"
      action={<Button onClick={onClear}>Clear search and filter</Button>}
    >
      Try other words, or another status.
    </EmptyState>
  ) : (
    <EmptyState
      illustration={<ToolWall className="mx-auto w-44" />}
      title="No proposals yet"
      action={
        <LinkButton variant="primary" to={publishedPaths.browseProjects}>
          Browse Projects
        </LinkButton>
      }
    >
      Find a project that suits you and tell its client how you would do it.
    </EmptyState>
  )
}
