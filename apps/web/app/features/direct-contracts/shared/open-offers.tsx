import { type DirectOfferView, formatUsd } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDay } from '../../../dates.ts'
import type { List } from '../../../http.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { BelowPanel, WaitingPanel, WaitingRow } from '../../../ui/waiting-panel.tsx'
import { type OfferSide, openOffersQuery } from '../api.ts'

const titles: Record<OfferSide, string> = {
  client: 'Contracts you offered',
  freelancer: 'Contracts offered to you',
}

export interface OpenOffersProps {
  userId: string
  side: OfferSide
  /** In place of `children` until the first answer. */
  fallback: ReactNode
  /** What stands below. */
  children: ReactNode
}

export default function OpenOffers({ userId, side, fallback, children }: OpenOffersProps) {
  const query = useQuery(openOffersQuery(userId, side))
  return (
    <>
      {query.data ? <Open list={query.data} side={side} /> : null}
      <BelowPanel query={query} fallback={fallback}>
        {children}
      </BelowPanel>
    </>
  )
}

function Open({ list, side }: { list: List<DirectOfferView>; side: OfferSide }) {
  // An offer past its time counts as expired before the server has noted it.
  const offers = list.items.filter(({ status }) => status === 'open')
  if (offers.length === 0) return null
  const all = list.total > list.items.length ? `See all ${list.total.toLocaleString('en-US')}` : 'All direct contracts'
  return (
    <WaitingPanel title={titles[side]} all={{ to: `${paths.directOffers}?role=${side}`, label: all }}>
      {offers.map((offer) => (
        <WaitingRow
          key={offer._id}
          to={paths.directOffer(offer._id)}
          title={offer.title}
          facts={side === 'client' ? sentFacts(offer) : receivedFacts(offer)}
          action={
            side === 'freelancer' ? (
              <LinkButton size="sm" to={paths.directOffer(offer._id)} aria-label={`Read and answer: ${offer.title}`}>
                Read and Answer
              </LinkButton>
            ) : null
          }
        />
      ))}
    </WaitingPanel>
  )
}

const sentFacts = ({ freelancer, email, amount, expiresAt }: DirectOfferView) =>
  `${formatUsd(amount)} · ${freelancer?.name ?? email ?? 'The invited person'} has until ${formatDay(expiresAt)} to answer`

const receivedFacts = ({ client, amount, expiresAt }: DirectOfferView) =>
  `From ${client.name} · ${formatUsd(amount)} · your answer is due by ${formatDay(expiresAt)}`
