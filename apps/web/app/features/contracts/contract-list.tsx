import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../api-errors.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyTray, MismatchedJoint } from '../../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import type { ContractListState } from './contract-list-state.ts'
import { ContractRow } from './contract-row.tsx'
import { type ContractSide, contractsQuery } from './shared/api.ts'

export interface ContractListProps {
  userId: string
  side: ContractSide
  state: ContractListState
  onClear: () => void
}

export function ContractList({ userId, side, state, onClear }: ContractListProps) {
  const list = useInfiniteQuery({ ...contractsQuery(userId, side, state), placeholderData: keepPreviousData })

  if (list.isPending) return <SkeletonCards label="Loading contracts..." />
  if (!list.data) {
    return (
      <Alert
        title="Your contracts could not be loaded"
        action={
          <Button size="sm" onClick={() => list.refetch()} pending={list.isFetching}>
            Try again
          </Button>
        }
      >
        {sentenceFor(list.error, list.error.message)}
      </Alert>
    )
  }

  const contracts = list.data.pages.flatMap((page) => page.items)
  const total = list.data.pages.at(-1)?.total
  if (contracts.length === 0 && !list.isPlaceholderData) {
    const isFiltered = state.search.trim() !== '' || state.status !== 'all'
    return isFiltered ? <NothingMatches onClear={onClear} /> : <NoContracts side={side} />
  }
  return (
    <>
      <ul
        aria-label="Contracts"
        aria-busy={list.isPlaceholderData}
        className={cx('long-list grid gap-4 transition-opacity', list.isPlaceholderData && 'opacity-60')}
      >
        {contracts.map((contract) => (
          <ContractRow key={contract._id} contract={contract} side={side} />
        ))}
      </ul>
      {list.isFetchNextPageError ? (
        <Alert>More contracts could not be loaded. Those above are still here.</Alert>
      ) : null}
      {contracts.length > 0 ? (
        <LoadMore
          shown={contracts.length}
          total={total}
          noun={(total ?? contracts.length) === 1 ? 'contract' : 'contracts'}
          hasMore={list.hasNextPage}
          pending={list.isFetchingNextPage}
          onLoadMore={() => list.fetchNextPage()}
        />
      ) : null}
    </>
  )
}

function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      illustration={<MismatchedJoint className="mx-auto w-44" />}
      title="No contracts match"
      action={<Button onClick={onClear}>Clear search and filter</Button>}
    >
      Try other words, or another status.
    </EmptyState>
  )
}

function NoContracts({ side }: { side: ContractSide }) {
  const isClient = side === 'client'
  return (
    <EmptyState
      illustration={<EmptyTray className="mx-auto w-44" />}
      title={isClient ? 'No contracts yet' : 'No jobs yet'}
      action={
        <LinkButton variant="primary" to={isClient ? paths.clientProjects : paths.browseProjects}>
          {isClient ? 'My Projects' : 'Browse Projects'}
        </LinkButton>
      }
    >
      {isClient
        ? 'When you accept a proposal, the contract with its freelancer appears here.'
        : 'When a client accepts your proposal, the contract appears here.'}
    </EmptyState>
  )
}
