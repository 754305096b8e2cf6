import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { PagedList } from '../../paged-list.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyTray, MismatchedJoint } from '../../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
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

  const isFiltered = state.search.trim() !== '' || state.status !== 'all'
  return (
    <PagedList
      list={list}
      nouns={['contract', 'contracts']}
      whose="Your"
      label="Contracts"
      empty={isFiltered ? <NothingMatches onClear={onClear} /> : <NoContracts side={side} />}
    >
      {(contract) => <ContractRow key={contract._id} contract={contract} side={side} />}
    </PagedList>
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
