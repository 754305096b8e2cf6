import { type ContractView, formatUsd } from '@guildhall/contract'
import { Link } from 'react-router'
import { formatDay } from '../../dates.ts'
import { useNow } from '../../hooks/use-now.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { ContractStatusBadge, edgeOf } from './contract-status.tsx'
import { heldText, moneyText, nextText, untilText, waitsForSuspended } from './contract-words.ts'
import type { ContractSide } from './shared/api.ts'

export function ContractRow({ contract, side }: { contract: ContractView; side: ContractSide }) {
  const now = useNow()
  const other = side === 'client' ? contract.freelancer : contract.client
  const next = nextText(contract, side)
  const until = untilText(contract, now)
  const held = heldText(contract)
  const isNamed = contract.next?.by === side || contract.next?.by === 'both'
  const isMine = isNamed && !waitsForSuspended(contract)

  return (
    <Card as="li" edge={edgeOf(contract.status)} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 dir="auto" className="min-w-0 flex-1 basis-56 text-lg break-words">
          <Link to={paths.contract(contract._id)} className="hover:text-rose">
            {contract.title}
          </Link>
        </h2>
        <ContractStatusBadge status={contract.status} />
      </div>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.4fr)] sm:items-center">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={other.name} src={other.profileImage} size="sm" />
          <p className="min-w-0 text-sm">
            <span className="block text-xs text-muted">{side === 'client' ? 'Freelancer' : 'Client'}</span>
            <bdi className="font-medium break-words">{other.name}</bdi>
          </p>
        </div>
        <p className="text-sm">
          <span className="text-base font-semibold">{formatUsd(contract.money.amount)}</span>
          <span className="block text-muted">{moneyText(contract)}</span>
          {held ? <span className="block text-muted">{held}</span> : null}
        </p>
        <p className="min-w-0 text-sm break-words sm:text-right">
          <span className={cx('text-ink', isMine && 'font-semibold')}>{next ?? endText(contract)}</span>
          {until ? <span className="block text-muted first-letter:uppercase">{until}</span> : null}
        </p>
      </div>
    </Card>
  )
}

function endText({ endedAt, status }: ContractView): string {
  const end = status === 'cancelled' ? 'Cancelled' : 'Completed'
  return endedAt ? `${end} ${formatDay(endedAt)}` : end
}
