import { type DirectOfferDetailView, directDeclineMaximum, refusalSentences } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { formatDay } from '../../dates.ts'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { notify } from '../../ui/notify.ts'
import { Page } from '../../ui/page.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { BlockButton } from '../messages/shared/block-button.tsx'
import { directOfferQuery, type OfferAnswer, useAnswerOffer } from './api.ts'
import { backToOffers, OfferLoading } from './offer-loading.tsx'
import { OfferTerms } from './offer-terms.tsx'
import { OfferBadge } from './offer-words.tsx'

export default function OfferPage() {
  const { offerId = '' } = useParams()
  const user = useRequiredUser()
  const { data: offer, error } = useQuery({ ...directOfferQuery(user?.id ?? '', offerId), enabled: Boolean(user) })
  if (error && !offer) {
    return (
      <Page title="This offer cannot be shown" back={backToOffers}>
        <Alert>{sentenceFor(error, error.message)}</Alert>
      </Page>
    )
  }
  if (!offer || !user) return <OfferLoading />
  return <Offer key={offerId} offer={offer} userId={user.id} />
}

function Offer({ offer, userId }: { offer: DirectOfferDetailView; userId: string }) {
  const forClient = offer.client._id === userId
  const other = forClient ? offer.freelancer : offer.client
  return (
    <Page
      title={offer.title}
      back={{ ...backToOffers, to: `${backToOffers.to}?role=${forClient ? 'client' : 'freelancer'}` }}
    >
      <Card as="section" aria-label="The offer" className="flex flex-col gap-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <OfferBadge status={offer.status} />
          <span className="min-w-0 text-muted">
            {forClient ? 'Offered to ' : 'Offered by '}
            {other ? (
              <Link to={paths.profile(other._id)} className="text-link break-words">
                {other.name}
              </Link>
            ) : (
              <span className="break-words">{offer.email ?? 'an address'}</span>
            )}
            {offer.status === 'open' ? `, open until ${formatDay(offer.expiresAt)}` : ''}
          </span>
        </p>
        <OfferTerms offer={offer} forClient={forClient} />
        {offer.declineNote ? (
          <p dir="auto" className="break-words whitespace-pre-line">
            <span className="text-muted">Why it was declined: </span>
            {offer.declineNote}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-3 empty:hidden">
          <Answers offer={offer} forClient={forClient} />
          {forClient ? null : <BlockButton userId={userId} person={offer.client} />}
        </div>
      </Card>
    </Page>
  )
}

const questions = {
  accept: {
    title: 'Accept this contract?',
    text: 'It becomes a contract at once. The client then pays the amount into escrow.',
    label: 'Accept Contract',
    done: 'Contract accepted',
    failed: 'The contract could not be accepted',
  },
  decline: {
    title: 'Decline this contract?',
    text: 'The client is told, and can read what you write here. This ends the offer.',
    label: 'Decline Contract',
    done: 'Contract declined',
    failed: 'The contract could not be declined',
  },
  withdraw: {
    title: 'Withdraw this offer?',
    text: 'It can no longer be accepted. You can make another offer.',
    label: 'Withdraw Offer',
    done: 'Offer withdrawn',
    failed: 'The offer could not be withdrawn',
  },
} as const satisfies Record<OfferAnswer, object>

function Answers({ offer, forClient }: { offer: DirectOfferDetailView; forClient: boolean }) {
  const [asking, setAsking] = useState<OfferAnswer>()
  const [note, setNote] = useState('')
  const navigate = useNavigate()
  const answer = useAnswerOffer(offer._id)
  const can = new Set<string>(offer.allowedMoves)
  const { title, text, label } = questions[asking ?? 'accept']

  const send = useSingleFlight(async (chosen: OfferAnswer) => {
    try {
      const { contractId } = await answer.mutateAsync({ answer: chosen, note })
      notify.success(questions[chosen].done)
      if (contractId) await navigate(paths.contract(contractId))
    } catch (error) {
      notify.error(questions[chosen].failed, sentenceFor(error, ''))
    }
    setAsking(undefined)
  })

  if (offer.contractId) {
    return (
      <div>
        <LinkButton variant="primary" to={paths.contract(offer.contractId)}>
          Open the Contract
        </LinkButton>
      </div>
    )
  }
  if (offer.status !== 'open') return null
  return (
    <div className="flex flex-wrap gap-3">
      {can.has('accept') ? (
        <Button variant="primary" onClick={() => setAsking('accept')}>
          Accept
        </Button>
      ) : null}
      {!forClient && offer.refusals.accept ? (
        <Alert tone="neutral">{refusalSentences[offer.refusals.accept]}</Alert>
      ) : null}
      {can.has('decline') ? <Button onClick={() => setAsking('decline')}>Decline</Button> : null}
      {can.has('withdraw') ? <Button onClick={() => setAsking('withdraw')}>Withdraw Offer</Button> : null}
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        title={title}
        description={text}
        confirmLabel={label}
        tone={asking === 'withdraw' ? 'danger' : 'primary'}
        pending={answer.isPending}
        onConfirm={() => asking && send(asking)}
      >
        {asking === 'decline' ? (
          <TextField
            label="In your own words"
            optional
            multiline
            rows={3}
            maxLength={directDeclineMaximum}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        ) : null}
      </ConfirmDialog>
    </div>
  )
}
