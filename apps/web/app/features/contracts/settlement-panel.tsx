import {
  type ContractDetailView,
  type ContractOfferView,
  contractOfferReasonMaximum,
  formatUsd,
  refusalSentences,
  toCents,
} from '@guildhall/contract'
import { type FormEvent, useState } from 'react'
import { AmountField } from '../../amount-field.tsx'
import { readAmount } from '../../amounts.ts'
import { formatDay } from '../../dates.ts'
import { sentenceFor } from '../../http.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { OpenDispute } from './disputes/open-dispute.tsx'
import { type ContractChanged, type OfferAnswer, useAnswerOffer, useOfferEnd } from './settlement-api.ts'

type Role = 'client' | 'freelancer'
interface PanelProps {
  contract: ContractDetailView
  viewer: Role
  onChanged: ContractChanged
}

/** Ending a contract before an approval: offering it, answering an offer, and what was offered before. */
export function SettlementPanel(props: PanelProps) {
  const { contract } = props
  const { openOffer, offers, refusals } = contract
  const mayOffer = contract.allowedMoves.includes('offer_end')
  const past = offers.filter(({ status }) => status !== 'open')
  if (!openOffer && !mayOffer && past.length === 0) return null
  return (
    <Card as="section" aria-label="Ending this contract" className="flex flex-col gap-5">
      {openOffer ? <OpenOffer key={openOffer._id} {...props} offer={openOffer} /> : null}
      {mayOffer ? <OfferForm key={contract.money.held} {...props} /> : null}
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
      <div>
        <p className="text-xs text-muted">Reason, {formatDay(offer.createdAt)}</p>
        <p dir="auto" className="max-w-prose break-words whitespace-pre-line">
          {offer.reason}
        </p>
      </div>
      {isOwn ? <p className="text-sm text-muted">The contract goes on until the other side accepts.</p> : null}
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
        description={asking === 'accept' ? endingText(offer) : 'The contract goes on as agreed.'}
        confirmLabel={confirmations[asking ?? 'accept'].label}
        tone={asking === 'accept' ? 'danger' : 'primary'}
        pending={answerOffer.isPending}
        onConfirm={() => asking && send(asking)}
      />
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
  const who = (role: Role) => (role === viewer ? 'You' : contract[role].name)
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

/** What is left of `held` dollars as text for a field, or nothing if `typed` is no amount up to it. */
function restOf(held: number, typed: string): string | undefined {
  const { usd } = readAmount(typed, 'The amount')
  if (usd === undefined || usd < 0 || toCents(usd) > toCents(held)) return undefined
  return ((toCents(held) - toCents(usd)) / 100).toFixed(2)
}

function OfferForm({ contract, viewer, onChanged }: PanelProps) {
  const { held } = contract.money
  const [isOpen, setIsOpen] = useState(false)
  const [amounts, setAmounts] = useState({ release: '0.00', refund: held.toFixed(2) })
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<{ release?: string; refund?: string; reason?: string }>({})
  const offerEnd = useOfferEnd(contract._id, onChanged)

  /** The other amount follows, so that the two are always all that is held. */
  function type(name: 'release' | 'refund', typed: string) {
    const other = name === 'release' ? 'refund' : 'release'
    const rest = restOf(held, typed)
    setAmounts({ ...amounts, [name]: typed, ...(rest === undefined ? {} : { [other]: rest }) })
    setProblems({})
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    const found = {
      ...problemOf('release', amounts.release, held),
      ...problemOf('refund', amounts.refund, held),
      ...(reason.trim() === '' ? { reason: 'Say why the contract should end.' } : {}),
    }
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const usd = (typed: string) => readAmount(typed, 'The amount').usd ?? 0
    try {
      await offerEnd.mutateAsync({ release: usd(amounts.release), refund: usd(amounts.refund), reason })
      notify.success('Your offer was sent.')
    } catch (error) {
      notify.error('Your offer could not be sent.', sentenceFor(error, '') || undefined)
    }
  }

  if (!isOpen) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-sm text-muted">
          If the work can’t go on, you and the other side can agree to end this contract.
        </p>
        <Button onClick={() => setIsOpen(true)}>Offer to End It</Button>
      </div>
    )
  }
  const field = (name: 'release' | 'refund') => ({
    typed: amounts[name],
    value: amounts[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
  })
  return (
    <form noValidate onSubmit={send} aria-label="Offer to end this contract" className="flex max-w-2xl flex-col gap-5">
      <h2 className="text-lg">Offer to end this contract</h2>
      {held > 0 ? (
        <>
          <p className="text-sm">{formatUsd(held)} is held in escrow. Say who should get how much of it.</p>
          <div className="grid gap-5 sm:grid-cols-2">
            <AmountField label="To the freelancer" hint="Before the platform’s fee." {...field('release')} />
            <AmountField label="Back to the client" hint="To the card that paid." {...field('refund')} />
          </div>
        </>
      ) : (
        <p className="text-sm">Nothing is held for this contract, so no money will move.</p>
      )}
      <TextField
        label="Reason"
        multiline
        rows={4}
        maxLength={contractOfferReasonMaximum}
        hint={`${contract[viewer === 'client' ? 'freelancer' : 'client'].name} reads it with your offer.`}
        value={reason}
        error={problems.reason}
        onChange={({ target }) => {
          setReason(target.value)
          setProblems({})
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={offerEnd.isPending}>
          Send Offer
        </Button>
        <Button onClick={() => setIsOpen(false)} disabled={offerEnd.isPending}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function problemOf(name: 'release' | 'refund', typed: string, held: number) {
  const { problem } = readAmount(typed, 'The amount')
  if (problem !== undefined) return { [name]: problem }
  return restOf(held, typed) === undefined ? { [name]: `This must be between $0 and ${formatUsd(held)}.` } : {}
}

const outcomes = { accepted: 'Accepted', declined: 'Declined', withdrawn: 'Withdrawn', outdated: 'Outdated' } as const

function PastOffers({ offers, viewer }: { offers: ContractOfferView[]; viewer: Role }) {
  if (offers.length === 0) return null
  return (
    <details>
      <summary className="min-h-9 text-sm font-medium">Earlier offers ({offers.length})</summary>
      <ul className="mt-3 flex flex-col gap-4">
        {offers.map(({ _id, by, release, refund, reason, status, createdAt }) => (
          <li key={_id} className="text-sm">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span>
                {by === viewer ? 'You' : 'The other side'}, {formatDay(createdAt)}: {formatUsd(release)} to the
                freelancer, {formatUsd(refund)} to the client
              </span>
              {status === 'open' ? null : <Badge tone="neutral">{outcomes[status]}</Badge>}
            </p>
            <p dir="auto" className="break-words whitespace-pre-line text-muted">
              {reason}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
