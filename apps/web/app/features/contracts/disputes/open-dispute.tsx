import {
  type ContractDetailView,
  disputeClaimDays,
  disputeReasonMaximum,
  formatUsd,
  refusalSentences,
} from '@guildhall/contract'
import { useState } from 'react'
import { sentenceFor } from '../../../api-errors.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import type { ContractSide } from '../shared/api.ts'
import { type DisputeChanged, useOpenDispute } from './dispute-api.ts'
import { otherSide } from './dispute-words.ts'
import { SplitDialog } from './split-dialog.tsx'

export function OpenDispute({
  contract,
  viewer,
  onChanged,
}: {
  contract: ContractDetailView
  viewer: ContractSide
  onChanged: DisputeChanged
}) {
  const [isOpening, setIsOpening] = useState(false)
  const open = useOpenDispute(contract._id, onChanged)
  const { held } = contract.money
  const name = contract[otherSide(viewer)].name
  const all = held.toFixed(2)

  if (contract.refusals.open_dispute === 'contract.disputes_used_up') {
    return <p className="text-sm text-muted">{refusalSentences['contract.disputes_used_up']}</p>
  }
  if (!contract.allowedMoves.includes('open_dispute')) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="max-w-prose text-sm text-muted">
        If you cannot agree, open a dispute. {formatUsd(held)} is set aside until you both agree or an operator decides.
      </p>
      <Button onClick={() => setIsOpening(true)}>Open a Dispute</Button>
      {isOpening ? (
        <SplitDialog
          draftName={`dispute:${contract._id}`}
          title="Open a dispute?"
          total={held}
          first={{
            release: viewer === 'client' ? '0.00' : all,
            refund: viewer === 'client' ? all : '0.00',
            reason: '',
          }}
          reasonHint={`What is wrong, and which split you think is right. ${name} and an operator read it.`}
          reasonMaximum={disputeReasonMaximum}
          submitLabel="Open Dispute"
          tone="danger"
          consequences={() => (
            <ul className="flex list-disc flex-col gap-2 pl-4">
              <li>
                The {formatUsd(held)} in escrow is set aside. Until the dispute is settled, nothing can be delivered,
                approved or paid in.
              </li>
              <li>
                {name} has {disputeClaimDays} days to say which split is right. You can both change yours. What you both
                agree on is paid out at once.
              </li>
              <li>
                After that, an operator of Guildhall decides about the rest. They read this contract, its deliveries and
                what you wrote to each other since the proposal.
              </li>
              <li>
                You can withdraw the dispute as long as nothing was paid out. Otherwise the contract ends with it, and
                its project is cancelled.
              </li>
            </ul>
          )}
          onSend={async (split) => {
            await open.mutateAsync(split)
            notify.success('The dispute is open.')
          }}
          onFailure={(error) => notify.error('The dispute could not be opened.', sentenceFor(error, '') || undefined)}
          onClose={() => setIsOpening(false)}
        />
      ) : null}
    </div>
  )
}
