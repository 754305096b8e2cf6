import { type ContractDetailView, formatUsd, refusalSentences } from '@guildhall/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { http } from '../../http.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notify } from '../../ui/notify.ts'
import type { ContractChanged } from './settlement-api.ts'
import type { ContractSide } from './shared/api.ts'

interface SuspensionNoticeProps {
  contract: ContractDetailView
  side: ContractSide
  onChanged: ContractChanged
}

export function SuspensionNotice(props: SuspensionNoticeProps) {
  return props.contract.suspended.includes(props.side) ? <OwnSuspension /> : <OtherSuspended {...props} />
}

function OwnSuspension() {
  return (
    <Alert tone="warning" isUrgent={false} title="Your account is suspended">
      <p className="mt-1">
        You can pay for approved work and take part in disputes. Everything else is on hold.{' '}
        <a className="text-link" href={paths.suspensionRules}>
          What applies until then
        </a>
      </p>
    </Alert>
  )
}

function OtherSuspended({ contract, side, onChanged }: SuspensionNoticeProps) {
  const [isAsking, setIsAsking] = useState(false)
  const end = useMutation({
    mutationFn: () =>
      http.postOnce<ContractDetailView>(`/api/contracts/${encodeURIComponent(contract._id)}/end`, undefined),
    onSettled: onChanged,
  })
  const other = side === 'client' ? 'freelancer' : 'client'
  if (!contract.suspended.includes(other)) return null
  const { name } = contract[other]
  const { held } = contract.money
  const mayEnd = contract.allowedMoves.includes('end_alone')
  const refusal = contract.refusals.end_alone

  async function endContract() {
    try {
      await end.mutateAsync()
      notify.success('The contract has ended')
    } catch (error) {
      notify.error('The contract could not be ended', sentenceFor(error, '') || undefined)
    }
    setIsAsking(false)
  }

  return (
    <Alert
      tone="warning"
      isUrgent={false}
      title={`The account of ${name} is suspended`}
      action={
        mayEnd ? (
          <Button size="sm" variant="danger" onClick={() => setIsAsking(true)}>
            End Contract
          </Button>
        ) : null
      }
    >
      <p className="mt-1">
        They cannot act until it is lifted.{' '}
        {mayEnd
          ? `Nothing was delivered yet, so you can wait, or end this contract. ${moneyOf(held, side)}`
          : refusal
            ? refusalSentences[refusal]
            : ''}{' '}
        <a className="text-link" href={paths.suspensionRules}>
          What applies until then
        </a>
      </p>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="End this contract?"
        description={`${moneyOf(held, side)} The project is cancelled, and nothing more can be delivered or approved. This cannot be undone.`}
        confirmLabel="End Contract"
        tone="danger"
        pending={end.isPending}
        onConfirm={endContract}
      />
    </Alert>
  )
}

function moneyOf(held: number, side: ContractSide): string {
  if (held === 0) return 'Nothing is held for it, so no money moves.'
  return side === 'client'
    ? `All that is held, ${formatUsd(held)}, goes back to the card you paid with.`
    : `All that is held, ${formatUsd(held)}, goes back to the client.`
}
