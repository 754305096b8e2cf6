import { type DirectOfferView, formatUsd } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { formatDay } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { directOffersQuery, type OfferSide } from './api.ts'
import { daysText, OfferBadge } from './offer-words.tsx'
import { OffersFrame, OffersLoading } from './offers-frame.tsx'

const sides = [
  { value: 'client', label: 'Sent' },
  { value: 'freelancer', label: 'Received' },
] as const

export default function OffersPage() {
  const user = useRequiredUser()
  const [query, setQuery] = useSearchParams()
  const side: OfferSide = query.get('role') === 'freelancer' ? 'freelancer' : 'client'
  if (!user) return <OffersLoading />
  return (
    <OffersFrame>
      <div>
        <SegmentedControl
          label="Offers"
          value={side}
          options={sides}
          onChange={(role) => setQuery({ role }, { replace: true, preventScrollReset: true })}
        />
      </div>
      <Offers key={side} userId={user.id} side={side} />
    </OffersFrame>
  )
}

function Offers({ userId, side }: { userId: string; side: OfferSide }) {
  const list = useInfiniteQuery(directOffersQuery(userId, side))
  if (list.isPending) return <SkeletonCards label="Loading offers..." />
  if (!list.data) {
    return (
      <Alert
        title="The offers could not be loaded"
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
  const offers = list.data.pages.flatMap((page) => page.items)
  if (offers.length === 0) {
    return (
      <EmptyState title={side === 'client' ? 'You have offered no contract yet' : 'No contract was offered to you'}>
        {side === 'client'
          ? 'Offer one from a profile, or to the email address of someone you know.'
          : 'What clients offer to you alone is listed here.'}
      </EmptyState>
    )
  }
  return (
    <>
      <ul aria-label="Offers" className="flex flex-col gap-4">
        {offers.map((offer) => (
          <OfferRow key={offer._id} offer={offer} side={side} />
        ))}
      </ul>
      {list.hasNextPage ? (
        <LoadMore
          shown={offers.length}
          total={list.data.pages.at(-1)?.total ?? offers.length}
          noun="offers"
          hasMore
          pending={list.isFetchingNextPage}
          onLoadMore={() => list.fetchNextPage()}
        />
      ) : null}
    </>
  )
}

function OfferRow({ offer, side }: { offer: DirectOfferView; side: OfferSide }) {
  const { client, freelancer, email, status } = offer
  const other = side === 'client' ? (freelancer?.name ?? email ?? 'an address') : client.name
  return (
    <Card as="li" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 dir="auto" className="line-clamp-3 min-w-0 flex-1 basis-56 text-lg wrap-anywhere">
          <Link to={paths.directOffer(offer._id)} className="hover:text-rose">
            {offer.title}
          </Link>
        </h2>
        <OfferBadge status={status} />
      </div>
      <p className="text-sm wrap-anywhere text-muted">
        {side === 'client' ? 'To' : 'From'} {other} · {formatUsd(offer.amount)} · {daysText(offer.deliveryTime)}
        {status === 'open'
          ? ` · ${side === 'client' ? 'they can answer' : 'you can answer'} until ${formatDay(offer.expiresAt)}`
          : ''}
      </p>
    </Card>
  )
}
