import { type DisputeClaimView, formatUsd } from '@guildhall/contract'
import { formatMoment } from '../../../dates.ts'
import type { ContractSide } from '../shared/api.ts'

interface ClaimsProps {
  claims: Record<ContractSide, DisputeClaimView | null>
  names: Record<ContractSide, string>
}

export function ClaimsCompare({ claims, names }: ClaimsProps) {
  return (
    <ul aria-label="What each side asks for" className="grid gap-4 sm:grid-cols-2">
      {(['client', 'freelancer'] as const).map((side) => (
        <li key={side} className="flex min-w-0 flex-col gap-3 rounded-md bg-sunken p-4">
          <h3 className="text-base break-words">
            <bdi>{names[side]}</bdi>, {side}
          </h3>
          <Claim claim={claims[side]} isYou={names[side] === 'You'} />
        </li>
      ))}
    </ul>
  )
}

function Claim({ claim, isYou }: { claim: DisputeClaimView | null; isYou: boolean }) {
  if (!claim) {
    return <p className="text-sm text-muted">{isYou ? 'You have' : 'Has'} not said yet which split is right.</p>
  }
  return (
    <>
      <Split {...claim} />
      <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">
        {claim.reason}
      </p>
      <p className="text-xs text-muted">
        <time dateTime={claim.at}>{formatMoment(claim.at)}</time>
      </p>
    </>
  )
}

export function Split({ release, earnings, refund }: { release: number; earnings: number; refund: number }) {
  return (
    <dl className="flex flex-col gap-1 text-sm">
      <Amount term="To the freelancer" usd={release} note={release > 0 ? `${formatUsd(earnings)} after the fee` : ''} />
      <Amount term="Back to the client" usd={refund} />
    </dl>
  )
}

function Amount({ term, usd, note }: { term: string; usd: number; note?: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{term}</dt>
      <dd className="text-right font-semibold">
        {formatUsd(usd)}
        {note ? <span className="block text-xs font-normal text-muted">{note}</span> : null}
      </dd>
    </div>
  )
}
