import { type ContractDetailView, type ContractOfferView, formatUsd, refusalSentences } from '@guildhall/contract'
import { useState } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { formatDay } from '../../dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { notify } from '../../ui/notify.ts'
import { OpenDispute } from './disputes/open-dispute.tsx'
import { type ContractChanged, type OfferAnswer, useAnswerOffer } from './settlement-api.ts'
import { SettlementForm } from './settlement-form.tsx'
import type { ContractSide } from './shared/api.ts'

export interface PanelProps {
  contract: ContractDetailView
  viewer: ContractSide
  onChanged: ContractChanged
}

export function SettlementPanel(props: PanelProps) {
  const { contract } = props
  const { openOffer, offers, refusals } = contract
  const mayOffer = contract.allowedMoves.includes('offer_end')
  const accepted = offers.find(({ status }) => status === 'accepted')
  const past = offers.filter(({ status }) => status !== 'open' && status !== 'accepted')
  const mayDispute = contract.allowedMoves.includes('open_dispute')
  if (!openOffer && !mayOffer && !mayDispute && offers.length === 0) return null
  return (
    <Card as="section" aria-label="Ending this contract" className="flex flex-col gap-5">
      {openOffer ? <OpenOffer key={openOffer._id} {...props} offer={openOffer} /> : null}
      {accepted ? <AcceptedOffer {...props} offer={accepted} /> : null}
      {mayOffer ? <SettlementForm {...props} /> : null}
      {refusals.offer_end === 'contract.offers_used_up' ? (
        <p className="text-sm text-muted">{refusalSentences['contract.offers_used_up']}</p>
      ) : null}
      <PastOffers offers={past} viewer={props.viewer} />
      <OpenDispute contract={contract} viewer={props.viewer} onChanged={() => props.onChanged()} />
    </Card>
  )
}

const confirmations = {
  accept: { title: 'End this contract?', label: 'Accept and End', failure: 'The offer could not be accepted.' },
  decline: { title: 'Decline this offer?', label: 'Decline Offer', failure: 'The offer could not be declined.' },
  withdraw: { title: 'Withdraw your offer?', label: 'Withdraw Offer', failure: 'The offer could not be withdrawn.' },
} as const satisfies Record<OfferAnswer, object>

const moveOf = { accept: 'accept_end', decline: 'decline_end', withdraw: 'withdraw_end' } as const

function OpenOffer({ contract, viewer, onChanged, offer }: PanelProps & { offer: ContractOfferView }) {
  const [asking, setAsking] = useState<OfferAnswer>()
  const answerOffer = useAnswerOffer(contract._id, onChanged)
  const isOwn = offer.by === viewer
  const name = contract[offer.by].name
  const can = (answer: OfferAnswer) => contract.allowedMoves.includes(moveOf[answer])

  async function send(answer: OfferAnswer) {
    try {
      await answerOffer.mutateAsync({ offerId: offer._id, answer })
    } catch (error) {
      notify.error(confirmations[answer].failure, sentenceFor(error, '') || undefined)
    }
    setAsking(undefined)
  }

  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-lg break-words">
        {isOwn ? 'You offered to end this contract' : `${name} offers to end this contract`}
      </h2>
      <Shares offer={offer} contract={contract} viewer={viewer} />
      <Reason offer={offer} />
      {isOwn ? <p className="text-sm text-muted">The contract continues until the other side accepts.</p> : null}
      <div className="flex flex-wrap gap-3">
        {can('accept') ? (
          <Button variant="primary" onClick={() => setAsking('accept')}>
            Accept and End
          </Button>
        ) : null}
        {can('decline') ? <Button onClick={() => setAsking('decline')}>Decline</Button> : null}
        {can('withdraw') ? <Button onClick={() => setAsking('withdraw')}>Withdraw Offer</Button> : null}
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        title={confirmations[asking ?? 'accept'].title}
        description={asking === 'accept' ? endingText(offer) : 'The contract continues as agreed.'}
        confirmLabel={confirmations[asking ?? 'accept'].label}
        tone={asking === 'accept' ? 'danger' : 'primary'}
        pending={answerOffer.isPending}
        onConfirm={() => asking && send(asking)}
      />
    </div>
  )
}

function AcceptedOffer({ contract, viewer, offer }: PanelProps & { offer: ContractOfferView }) {
  const name = contract[offer.by].name
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-lg break-words">
        {offer.by === viewer ? 'Ended as you offered' : `Ended as ${name} offered`}
      </h2>
      <Shares offer={offer} contract={contract} viewer={viewer} />
      <Reason offer={offer} />
    </div>
  )
}

function Reason({ offer: { reason, createdAt } }: { offer: ContractOfferView }) {
  return (
    <div>
      <p className="text-xs text-muted">Reason, {formatDay(createdAt)}</p>
      <p dir="auto" className="max-w-prose break-words whitespace-pre-line">
        {reason}
      </p>
    </div>
  )
}

function endingText({ earnings, refund, release }: ContractOfferView): string {
  const nothing = release === 0 && refund === 0
  const split = nothing
    ? 'Nothing was paid, so no money moves.'
    : `The freelancer gets ${formatUsd(earnings)}, and ${formatUsd(refund)} goes back to the client.`
  return `${split} The project is cancelled, and nothing more can be delivered or approved. This cannot be undone.`
}

function Shares({ offer, contract, viewer }: Pick<PanelProps, 'contract' | 'viewer'> & { offer: ContractOfferView }) {
  const { release, fee, earnings, refund } = offer
  if (release === 0 && refund === 0) return <p>Nothing is paid for this contract, so no money moves.</p>
  const who = (role: ContractSide) => (role === viewer ? 'You' : contract[role].name)
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <div className="min-w-0 rounded-md bg-sunken p-4">
        <dt className="text-sm break-words text-muted">{who('freelancer')} as the freelancer</dt>
        <dd className="mt-1 text-lg font-semibold">{formatUsd(earnings)}</dd>
        <dd className="text-sm text-muted">
          {formatUsd(release)} less a fee of {formatUsd(fee)}
        </dd>
      </div>
      <div className="min-w-0 rounded-md bg-sunken p-4">
        <dt className="text-sm break-words text-muted">{who('client')} as the client</dt>
        <dd className="mt-1 text-lg font-semibold">{formatUsd(refund)}</dd>
        <dd className="text-sm text-muted">Back to the card that paid</dd>
      </div>
    </dl>
  )
}

const outcomes = { declined: 'Declined', withdrawn: 'Withdrawn', outdated: 'Outdated' } as const

function PastOffers({ offers, viewer }: { offers: ContractOfferView[]; viewer: ContractSide }) {
  if (offers.length === 0) return null
  return (
    <Disclosure summary={`Earlier offers (${offers.length})`}>
      <ul className="flex flex-col gap-4">
        {offers.map(({ _id, by, release, refund, reason, status, createdAt }) => (
          <li key={_id} className="text-sm">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span>
                {by === viewer ? 'You' : 'The other side'}, {formatDay(createdAt)}: {formatUsd(release)} to the
                freelancer, {formatUsd(refund)} to the client
              </span>
              {status === 'open' || status === 'accepted' ? null : <Badge tone="neutral">{outcomes[status]}</Badge>}
            </p>
            <p dir="auto" className="break-words whitespace-pre-line text-muted">
              {reason}
            </p>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
