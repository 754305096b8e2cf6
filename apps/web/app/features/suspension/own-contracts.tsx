import { type ContractView, contractStatusLabels, formatUsd } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { explanationOf } from '../../api-errors.ts'
import { ListEnd } from '../../list-end.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Section } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ownContractsQuery } from './api.ts'

export function OwnContracts({ side, title }: { side: 'client' | 'freelancer'; title: string }) {
  const list = useInfiniteQuery(ownContractsQuery(side))
  const contracts = list.data?.pages.flatMap((page) => page.items)
  if (contracts?.length === 0) return null
  return (
    <Section title={title}>
      {contracts ? (
        <>
          <ul aria-label={title} className="grid gap-3">
            {contracts.map((contract) => (
              <Contract key={contract._id} contract={contract} other={side === 'client' ? 'freelancer' : 'client'} />
            ))}
          </ul>
          <ListEnd
            list={list}
            shown={contracts.length}
            total={list.data?.pages.at(-1)?.total}
            nouns={['contract', 'contracts']}
          />
        </>
      ) : list.error ? (
        <Alert>{explanationOf(list.error, 'Your contracts could not be loaded.')}</Alert>
      ) : (
        <Skeleton className="h-28 w-full" />
      )}
    </Section>
  )
}

function Contract({ contract, other }: { contract: ContractView; other: 'client' | 'freelancer' }) {
  const { title, status, money } = contract
  const isDue = contract.allowedMoves.includes('fund')
  return (
    <Card as="li" className="flex flex-col gap-2">
      <h3 dir="auto" className="wrap-anywhere">
        <Link to={paths.contract(contract._id)} className="text-link">
          {title}
        </Link>
      </h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        <Badge>{contractStatusLabels[status]}</Badge>
        <span className="wrap-anywhere">
          with <bdi>{contract[other].name}</bdi>
        </span>
      </p>
      <p className="text-sm">
        {formatUsd(money.amount)} agreed · {formatUsd(money.held)} held · {formatUsd(money.released)} released ·{' '}
        {formatUsd(money.refunded)} refunded
      </p>
      {isDue || status === 'disputed' ? (
        <LinkButton
          size="sm"
          className="self-start"
          variant={isDue ? 'primary' : 'secondary'}
          to={paths.contract(contract._id)}
        >
          {isDue ? `Pay ${formatUsd(money.unpaid)}` : 'Take Part in the Dispute'}
        </LinkButton>
      ) : null}
    </Card>
  )
}
