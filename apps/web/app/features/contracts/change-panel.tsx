import { type ContractChangeView, type ContractDetailView, formatUsd, refusalSentences } from '@guildhall/contract'
import { useState } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { formatDay } from '../../dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { type ChangeAnswer, useAnswerChange } from './change-api.ts'
import { ChangeForm } from './change-form.tsx'
import { ChangeHistory } from './change-history.tsx'
import { ChangeTerms } from './change-terms.tsx'
import { amountTexts } from './change-words.ts'
import type { ContractChanged } from './settlement-api.ts'
import type { ContractSide } from './shared/api.ts'

export interface ChangePanelProps {
  contract: ContractDetailView
  viewer: ContractSide
  onChanged: ContractChanged
}

export function ChangePanel(props: ChangePanelProps) {
  const { contract } = props
  const { openChange, changeCount, refusals } = contract
  const mayOffer = contract.allowedMoves.includes('offer_change')
  const past = changeCount - (openChange ? 1 : 0)
  if (!openChange && !mayOffer && past === 0) return null
  return (
    <Card as="section" aria-label="Changes of this contract" className="flex flex-col gap-5">
      {openChange ? <OpenChange key={openChange._id} {...props} change={openChange} /> : null}
      {mayOffer ? <ChangeForm {...props} /> : null}
      {refusals.offer_change === 'contract.changes_used_up' ? (
        <p className="text-sm text-muted">{refusalSentences['contract.changes_used_up']}</p>
      ) : null}
      <ChangeHistory contract={contract} count={past} />
    </Card>
  )
}

const confirmations = {
  accept: { title: 'Change this contract?', label: 'Accept Change', failure: 'The change could not be accepted.' },
  decline: { title: 'Decline this change?', label: 'Decline Change', failure: 'The change could not be declined.' },
  withdraw: { title: 'Withdraw your change?', label: 'Withdraw Change', failure: 'The change could not be withdrawn.' },
} as const satisfies Record<ChangeAnswer, object>

const moveOf = { accept: 'accept_change', decline: 'decline_change', withdraw: 'withdraw_change' } as const

function OpenChange({ contract, viewer, onChanged, change }: ChangePanelProps & { change: ContractChangeView }) {
  const [asking, setAsking] = useState<ChangeAnswer>()
  const answerChange = useAnswerChange(contract._id, onChanged)
  const isOwn = change.by === viewer
  const can = (answer: ChangeAnswer) => contract.allowedMoves.includes(moveOf[answer])
  const consequence = change.amount ? amountTexts(contract, change.amount.to, viewer) : undefined

  async function send(answer: ChangeAnswer) {
    try {
      await answerChange.mutateAsync({ changeId: change._id, answer })
      if (answer === 'accept') notify.success('The contract is changed.')
    } catch (error) {
      notify.error(confirmations[answer].failure, sentenceFor(error, '') || undefined)
    }
    setAsking(undefined)
  }

  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-lg break-words">
        {isOwn ? 'You offered to change this contract' : `${contract[change.by].name} offers to change this contract`}
      </h2>
      <ChangeTerms change={change} />
      {consequence ? <p className="text-sm break-words">{consequence}</p> : null}
      <div>
        <p className="text-xs text-muted">Reason, {formatDay(change.createdAt)}</p>
        <p dir="auto" className="max-w-prose break-words whitespace-pre-line">
          {change.reason}
        </p>
      </div>
      {isOwn ? <p className="text-sm text-muted">Nothing changes until the other side accepts.</p> : null}
      <div className="flex flex-wrap gap-3">
        {can('accept') ? (
          <Button variant="primary" onClick={() => setAsking('accept')}>
            Accept Change
          </Button>
        ) : null}
        {can('decline') ? <Button onClick={() => setAsking('decline')}>Decline</Button> : null}
        {can('withdraw') ? <Button onClick={() => setAsking('withdraw')}>Withdraw Change</Button> : null}
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        title={confirmations[asking ?? 'accept'].title}
        description={asking === 'accept' ? acceptText(change, consequence) : 'The contract stays as it is.'}
        confirmLabel={confirmations[asking ?? 'accept'].label}
        pending={answerChange.isPending}
        onConfirm={() => asking && send(asking)}
      />
    </div>
  )
}

function acceptText({ amount }: ContractChangeView, consequence: string | undefined): string {
  const money = amount
    ? `The amount becomes ${formatUsd(amount.to)}. ${consequence}`
    : 'The amount stays as it is, and no money moves.'
  return `${money} The new terms apply from now on. Another change needs both of you again.`
}
