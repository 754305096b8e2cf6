import { type ContractView, formatUsd, type SandboxCard } from '@guildhall/contract'
import { type ReactNode, useState } from 'react'
import { explanationOf } from '../../api-errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PendingDots } from '../../ui/pending-dots.tsx'
import { CardChoice, PaymentBreakdown } from './fund-dialog-parts.tsx'
import { TestMode } from './shared/test-mode.tsx'
import { unpaidUsd } from './shared/unpaid.ts'
import type { Funding } from './use-funding.ts'

export interface FundDialogProps {
  contract: ContractView
  funding: Funding
  onClose: () => void
}

type Step = { title: string; description: string; footer: ReactNode; body: ReactNode }

export function FundDialog(props: FundDialogProps) {
  const { contract, funding, onClose } = props
  const [card, setCard] = useState<SandboxCard>('succeeds')
  const { body, ...texts } = stepOf(props, card, setCard)

  return (
    <Dialog
      {...texts}
      open
      onOpenChange={(open) => {
        if (!open && !funding.pending) onClose()
      }}
    >
      <div className="flex flex-col gap-5">
        <p>
          <TestMode />
        </p>
        {body}
        {funding.error && !isPaid(contract) ? (
          <Alert>{explanationOf(funding.error, 'The payment could not be made. Please try again.')}</Alert>
        ) : null}
      </div>
    </Dialog>
  )
}

/** The contract hears of a payment before the call that made it has an answer. */
const isPaid = ({ isFunded, status }: ContractView) => isFunded || status === 'completed'

function stepOf(props: FundDialogProps, card: SandboxCard, setCard: (card: SandboxCard) => void): Step {
  if (isPaid(props.contract)) return paidStep(props)
  const status = props.funding.payment?.status
  if (status === 'requires_action') return bankStep(props)
  if (status === 'processing') return waitStep(props)
  return cardStep(props, card, setCard)
}

function cardStep(
  { contract, funding, onClose }: FundDialogProps,
  card: SandboxCard,
  setCard: (card: SandboxCard) => void,
): Step {
  const isDue = contract.status === 'payment_due'
  return {
    title: isDue ? 'Pay for the approved work' : 'Pay into escrow',
    description: contract.title,
    footer: (
      <>
        <Button onClick={onClose} disabled={funding.pending !== undefined}>
          Cancel
        </Button>
        <Button variant="primary" pending={funding.pending === 'pay'} onClick={() => funding.pay(card)}>
          Pay {formatUsd(unpaidUsd(contract.money))}
        </Button>
      </>
    ),
    body: (
      <>
        <PaymentBreakdown contract={contract} />
        <CardChoice card={card} onChange={setCard} failure={funding.pending ? null : funding.failure} />
      </>
    ),
  }
}

function bankStep({ contract, funding }: FundDialogProps): Step {
  // The contract's amount may have changed since; what is overpaid is refunded.
  const usd = funding.payment?.amount ?? unpaidUsd(contract.money)
  return {
    title: 'Your bank asks',
    description: `Do you approve the payment of ${formatUsd(usd)} to Guildhall?`,
    footer: (
      <>
        <Button
          pending={funding.pending === 'refuse'}
          disabled={funding.pending === 'approve'}
          onClick={() => funding.answerBank(false)}
        >
          Refuse
        </Button>
        <Button
          variant="primary"
          pending={funding.pending === 'approve'}
          disabled={funding.pending === 'refuse'}
          onClick={() => funding.answerBank(true)}
        >
          Approve
        </Button>
      </>
    ),
    body: (
      <p className="text-sm text-muted">
        With a real card your bank would ask in its app or by a message. This step stands for that.
      </p>
    ),
  }
}

function paidStep({ contract: { title, freelancer, money }, onClose }: FundDialogProps): Step {
  const isHeld = money.held > 0
  return {
    title: isHeld ? 'The money is held in escrow' : `${freelancer.name} can withdraw the money`,
    description: title,
    footer: <Button onClick={onClose}>Close</Button>,
    body: null,
  }
}

function waitStep({ onClose }: FundDialogProps): Step {
  return {
    title: 'Waiting for the bank',
    description: 'The bank has not confirmed the payment yet.',
    footer: <Button onClick={onClose}>Close</Button>,
    body: (
      <div role="status" className="flex items-center gap-3 text-sm text-muted">
        <PendingDots className="inline-flex shrink-0" />
        <p>You can close this window. The payment is recorded when the bank confirms it.</p>
      </div>
    ),
  }
}
