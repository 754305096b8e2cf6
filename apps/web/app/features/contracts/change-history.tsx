import type { ContractDetailView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { changesQuery } from './change-api.ts'
import { ChangeRecord } from './change-record.tsx'

export function ChangeHistory({ contract, count }: { contract: ContractDetailView; count: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({ ...changesQuery(contract._id), enabled: isOpen })
  if (count === 0) return null
  return (
    <Disclosure summary={`Earlier changes (${count})`} onToggle={setIsOpen}>
      {isOpen && !data && !error ? <Skeleton className="h-24 w-full" /> : null}
      {error && !data ? (
        <Alert
          title="The changes could not be loaded"
          action={
            <Button size="sm" onClick={() => refetch()} pending={isFetching}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Alert>
      ) : null}
      <ul className="flex flex-col gap-6">
        {data?.map((change) =>
          change.status === 'open' ? null : (
            <li key={change._id} className="border-l-2 border-line pl-4">
              <ChangeRecord
                change={change}
                names={{ client: contract.client.name, freelancer: contract.freelancer.name }}
              />
            </li>
          ),
        )}
      </ul>
    </Disclosure>
  )
}
