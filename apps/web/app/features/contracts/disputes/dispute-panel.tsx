import {
  type ContractDetailView,
  type DisputeView,
  disputeReasonMaximum,
  formatUsd,
  refusalSentences,
} from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../../api-errors.ts'
import { formatDay } from '../../../dates.ts'
import { useNow } from '../../../hooks/use-now.ts'
import { paths } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { notify } from '../../../ui/notify.ts'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import type { ContractSide } from '../shared/api.ts'
import { ClaimsCompare, Split } from './claims-compare.tsx'
import { type DisputeChanged, disputesQuery, useActOnDispute, useClaimSplit } from './dispute-api.ts'
import { disputeHeading, disputeText, otherSide, timeLeft } from './dispute-words.ts'
import { SplitDialog } from './split-dialog.tsx'
import { agreementOf, type SplitValues } from './split-values.ts'

interface PanelProps {
  contract: ContractDetailView
  viewer: ContractSide
  onChanged: DisputeChanged
}

export function DisputePanel(props: PanelProps) {
  const { data: disputes, error, isFetching, refetch } = useQuery(disputesQuery(props.contract._id))
  const [newest, ...earlier] = disputes ?? []
  const { viewer, contract } = props

  if (!disputes && error) {
    return (
      <Alert
        title="The dispute could not be loaded"
        action={
          <Button size="sm" onClick={() => refetch()} pending={isFetching}>
            Try again
          </Button>
        }
      >
        {sentenceFor(error, error.message)}
      </Alert>
    )
  }
  return (
    <Card as="section" edge={contract.status === 'disputed' ? 'danger' : 'neutral'} aria-label="Dispute">
      {newest ? <Dispute key={newest._id} {...props} dispute={newest} /> : <SkeletonText />}
      {earlier.length > 0 ? (
        <ul className="mt-5 flex flex-col gap-1 border-t border-line pt-4 text-sm text-muted">
          {earlier.map((dispute) => (
            <li key={dispute._id}>
              {formatDay(dispute.openedAt)}: {disputeHeading(dispute, viewer, contract[otherSide(viewer)].name)}
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}

function Dispute({ contract, viewer, dispute, onChanged }: PanelProps & { dispute: DisputeView }) {
  const now = useNow(60_000)
  const other = contract[otherSide(viewer)].name
  const { status, claims, decision, paid } = dispute
  const isOpen = status === 'open' || status === 'waiting'
  const names = {
    client: viewer === 'client' ? 'You' : contract.client.name,
    freelancer: viewer === 'freelancer' ? 'You' : contract.freelancer.name,
  }
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p className="eyebrow">{status === 'open' ? timeLeft(dispute.claimsUntil, now) : 'Dispute'}</p>
        <h2 className="mt-1 text-xl break-words">{disputeHeading(dispute, viewer, other)}</h2>
        {isOpen ? <p className="mt-2 max-w-prose">{disputeText(dispute, viewer, contract)}</p> : null}
      </div>
      {decision ? (
        <div className="flex flex-col gap-3">
          {paid.release + paid.refund > 0 ? (
            <p className="max-w-prose">
              You both agreed on {formatUsd(paid.release)} for the freelancer and {formatUsd(paid.refund)} for the
              client. The operator split the rest:
            </p>
          ) : null}
          <div className="max-w-sm">
            <Split {...decision} />
          </div>
          <div>
            <p className="text-xs text-muted">Reason, {formatDay(decision.at)}</p>
            <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
              {decision.reason}
            </p>
          </div>
        </div>
      ) : null}
      {status === 'agreed' ? (
        <p className="max-w-prose">
          {formatUsd(paid.release)} went to the freelancer, before the fee, and {formatUsd(paid.refund)} back to the
          client.
        </p>
      ) : null}
      {status === 'withdrawn' ? null : <ClaimsCompare claims={claims} names={names} />}
      {dispute.operatorAskedBy.length > 0 && status === 'open' ? (
        <p className="text-sm text-muted">
          {dispute.operatorAskedBy[0] === viewer
            ? `You asked for an operator. The dispute goes to one as soon as ${other} asks too.`
            : `${other} asks that an operator decides now. The dispute goes to one as soon as you ask too.`}
        </p>
      ) : null}
      <Actions contract={contract} viewer={viewer} dispute={dispute} onChanged={onChanged} />
    </div>
  )
}

const acts = {
  withdraw: {
    title: 'Withdraw this dispute?',
    label: 'Withdraw Dispute',
    failure: 'The dispute could not be withdrawn.',
  },
  'ask-operator': { title: 'Ask for an operator?', label: 'Ask for an Operator', failure: 'That could not be sent.' },
} as const

function Actions({ contract, viewer, dispute, onChanged }: PanelProps & { dispute: DisputeView }) {
  const [asking, setAsking] = useState<keyof typeof acts>()
  const [isClaiming, setIsClaiming] = useState(false)
  const act = useActOnDispute(dispute._id, onChanged)
  const other = contract[otherSide(viewer)].name
  const can = (move: DisputeView['allowedMoves'][number]) => dispute.allowedMoves.includes(move)
  const own = dispute.claims[viewer]

  async function send(what: keyof typeof acts) {
    try {
      await act.mutateAsync(what)
    } catch (error) {
      notify.error(acts[what].failure, sentenceFor(error, '') || undefined)
    }
    setAsking(undefined)
  }

  const descriptions = {
    withdraw: `${formatUsd(dispute.rest)} goes back into escrow, and the contract goes on where it was.${contract.deliveryStatus === 'submitted' ? ' The delivery is approved automatically after the time it had left, but not before a day is over.' : ''}`,
    'ask-operator': `As soon as ${other} asks too, neither of you can change the split any more, and an operator decides about ${formatUsd(dispute.rest)}.`,
  }
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {can('claim') ? (
          <Button variant="primary" onClick={() => setIsClaiming(true)}>
            {own ? 'Change Your Split' : 'State Your Split'}
          </Button>
        ) : null}
        {can('ask_operator') ? <Button onClick={() => setAsking('ask-operator')}>Ask for an Operator</Button> : null}
        {can('withdraw') ? <Button onClick={() => setAsking('withdraw')}>Withdraw Dispute</Button> : null}
        {dispute.status === 'withdrawn' ? null : <LinkButton to={paths.dispute(dispute._id)}>Evidence</LinkButton>}
      </div>
      {dispute.refusals.claim === 'dispute.claims_used_up' ? (
        <p className="text-sm text-muted">{refusalSentences['dispute.claims_used_up']}</p>
      ) : null}
      {isClaiming ? (
        <ClaimDialog {...{ contract, viewer, dispute, onChanged }} onClose={() => setIsClaiming(false)} />
      ) : null}
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        title={acts[asking ?? 'withdraw'].title}
        description={descriptions[asking ?? 'withdraw']}
        confirmLabel={acts[asking ?? 'withdraw'].label}
        pending={act.isPending}
        onConfirm={() => asking && send(asking)}
      />
    </>
  )
}

function ClaimDialog({
  contract,
  viewer,
  dispute,
  onChanged,
  onClose,
}: PanelProps & { dispute: DisputeView; onClose: () => void }) {
  const claim = useClaimSplit(dispute._id, onChanged)
  const { total, paid, claims } = dispute
  const own = claims[viewer]
  const name = contract[otherSide(viewer)].name
  const proposed = own ?? {
    ...(viewer === 'client' ? { release: 0, refund: total } : { release: total, refund: 0 }),
    reason: '',
  }

  return (
    <SplitDialog
      draftName={`dispute-claim:${dispute._id}`}
      title={own ? 'Change your split' : 'Which split is right?'}
      total={total}
      least={paid}
      first={{ release: proposed.release.toFixed(2), refund: proposed.refund.toFixed(2), reason: proposed.reason }}
      reasonHint={`${name} and an operator read it.`}
      reasonMaximum={disputeReasonMaximum}
      submitLabel={own ? 'Change Split' : 'Send Split'}
      consequences={(typed) => <ClaimConsequences typed={typed} dispute={dispute} viewer={viewer} name={name} />}
      onSend={(split) => claim.mutateAsync(split)}
      onFailure={(error) => notify.error('Your split could not be sent.', sentenceFor(error, '') || undefined)}
      onClose={onClose}
    />
  )
}

function ClaimConsequences({
  typed,
  dispute: { claims, paid, total, claimsUntil },
  viewer,
  name,
}: {
  typed: SplitValues
  dispute: DisputeView
  viewer: ContractSide
  name: string
}) {
  const agreement = agreementOf(typed, claims[otherSide(viewer)])
  if (!agreement) {
    return (
      <p>
        The two amounts are together the {formatUsd(total)} that were set aside. {name} sees your split and reason. You
        can change it until {formatDay(claimsUntil)}.
      </p>
    )
  }
  const now = {
    release: Math.max(0, agreement.release - paid.release),
    refund: Math.max(0, agreement.refund - paid.refund),
  }
  const nothing = now.release + now.refund === 0
  return (
    <p>
      {nothing
        ? 'With this split, nothing more is paid out yet. '
        : `With this split you both agree on more: ${formatUsd(now.release)} goes to the freelancer, before the fee, and ${formatUsd(now.refund)} back to the client, at once. It cannot be undone. `}
      {agreement.rest === 0
        ? 'Nothing is left in dispute: the dispute ends, and the contract and its project are cancelled.'
        : `${formatUsd(agreement.rest)} stays in dispute.`}
    </p>
  )
}
