import { type DirectOfferView, formatUsd } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { formatDay } from '../../dates.ts'
import { PagedList } from '../../paged-list.tsx'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyTray } from '../../ui/illustrations/lazy-illustrations.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
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
  return (
    <PagedList list={list} nouns={['offer', 'offers']} label="Offers" empty={<NoOffers side={side} />}>
      {(offer) => <OfferRow key={offer._id} offer={offer} side={side} />}
    </PagedList>
  )
}

function NoOffers({ side }: { side: OfferSide }) {
  return (
    <EmptyState
      illustration={<EmptyTray className="mx-auto w-44" />}
      title={side === 'client' ? 'You have not offered a contract yet' : 'No one has offered you a contract yet'}
    >
      {side === 'client'
        ? 'Offer one from a freelancer’s profile, or to the email address of someone you know.'
        : 'When a client offers you a contract directly, it appears here.'}
    </EmptyState>
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
