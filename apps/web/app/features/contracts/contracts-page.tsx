import { contractStatuses, contractStatusLabels } from '@guildhall/contract'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useSearchText } from '../../hooks/use-search-text.ts'
import { paths } from '../../paths.ts'
import { getQueryClient } from '../../query-client.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page, Toolbar } from '../../ui/page.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Select } from '../../ui/select.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { storedUserId } from '../accounts/shared/session-store.ts'
import { ContractList } from './contract-list.tsx'
import { type ContractListState, readListState, writeListState } from './contract-list-state.ts'
import { type ContractSide, contractsQuery } from './shared/api.ts'

const texts = {
  client: { title: 'Contracts' },
  freelancer: { title: 'Active Jobs' },
} as const

const statuses = [
  { value: 'all', label: 'All' },
  ...contractStatuses.map((status) => ({ value: status, label: contractStatusLabels[status] })),
]

export function prefetchContracts(side: ContractSide, address: string) {
  const userId = storedUserId()
  const state = readListState(new URL(address).searchParams)
  if (userId) void getQueryClient().prefetchInfiniteQuery(contractsQuery(userId, side, state))
}

export function ContractsPage({ side }: { side: ContractSide }) {
  const user = useRequiredUser()
  return <ContractsFrame side={side} userId={user?.id} />
}

export function ContractsFrame({ side, userId }: { side: ContractSide; userId?: string }) {
  const [params, setParams] = useSearchParams()
  const searchBox = useRef<HTMLInputElement>(null)
  const state = readListState(params)
  const { text, setText, commitNow } = useSearchText(state.search, (search) => change({ search }))

  function change(part: Partial<ContractListState>) {
    // From the current address: the search arrives a moment after typing.
    setParams((current) => writeListState({ ...readListState(current), ...part }), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return (
    <Page {...texts[side]} actions={<LinkButton to={paths.reviews}>Reviews</LinkButton>}>
      <div className="flex flex-col gap-6">
        <Toolbar>
          <SearchBox
            ref={searchBox}
            label="Search your contracts"
            placeholder="Search by title"
            value={text}
            onChange={setText}
            onSearch={commitNow}
            className="min-w-0 flex-1 basis-64"
          />
          <Select
            label="Status"
            labelHidden
            className="w-40"
            options={statuses}
            value={state.status}
            onChange={(event) => change(readListState(new URLSearchParams({ ...state, status: event.target.value })))}
          />
        </Toolbar>
        {userId ? (
          <ContractList
            userId={userId}
            side={side}
            state={state}
            onClear={() => {
              // The button disappears; keep the focus in reach.
              searchBox.current?.focus()
              change({ search: '', status: 'all' })
            }}
          />
        ) : (
          <SkeletonCards label="Loading contracts..." />
        )}
      </div>
    </Page>
  )
}
