import { type ContractView, formatUsd } from '@guildhall/contract'
import { type Ref, useState } from 'react'
import { useNow } from '../../hooks/use-now.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { AnchorButton, LinkButton } from '../../ui/link-button.tsx'
import { FundContract } from '../payments/shared/fund-contract.tsx'
import { useBankPayment } from '../payments/shared/use-bank-payment.ts'
import { edgeOf } from './contract-status.tsx'
import { untilText, waitsForSuspended } from './contract-words.ts'
import { nextStepTexts, paidTexts, sentPaymentTexts } from './next-step-words.ts'
import type { ContractSide } from './shared/api.ts'

export const deliverablesId = 'deliverables'

export interface NextStepPanelProps {
  contract: ContractView
  side: ContractSide
  ref: Ref<HTMLDivElement>
  onPaid: () => void
}

export function NextStepPanel({ contract, side, ref, onPaid }: NextStepPanelProps) {
  const now = useNow()
  const [paidFor, setPaidFor] = useState<ContractView>()
  /** What is shown is from before a payment whose outcome is known. */
  const isPaidAlready = paidFor === contract
  const mayPay = side === 'client' && contract.allowedMoves.includes('fund') && !isPaidAlready
  const sent = useBankPayment(contract._id, { enabled: mayPay })
  const [couldPay, setCouldPay] = useState(mayPay)
  if (mayPay && !couldPay) setCouldPay(true)
  const texts = sent ? sentPaymentTexts(sent.amount) : nextStepTexts(contract, side)
  const { title, text } = isPaidAlready ? paidTexts : texts
  const until = untilText(contract, now)
  const isOnHold = waitsForSuspended(contract) !== undefined
  const mayAct = !contract.suspended.includes(side)

  return (
    <Card as="section" edge={edgeOf(contract.status)} aria-labelledby="next-step" className="flex flex-col gap-4">
      <div ref={ref} tabIndex={-1} className="rounded-xs outline-offset-4">
        <p className="eyebrow">{contract.next && !isOnHold && !sent && !isPaidAlready ? 'Next step' : 'Status'}</p>
        <h2 id="next-step" className="mt-1 text-xl break-words">
          {title}
        </h2>
        {until ? <p className="mt-1 text-sm font-medium first-letter:uppercase">{until}</p> : null}
        <p className="mt-2 max-w-prose">{text}</p>
      </div>
      {side === 'freelancer' && contract.status === 'active' && contract.next ? (
        <FundingNotice contract={contract} />
      ) : null}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {couldPay ? (
          <FundContract
            contract={contract}
            mayPay={mayPay}
            onPaid={() => {
              setPaidFor(contract)
              onPaid()
            }}
          />
        ) : null}
        {contract.next?.move === 'review' && side === 'client' && mayAct ? (
          <AnchorButton href={`#${deliverablesId}`} variant={contract.isFunded ? 'primary' : 'secondary'}>
            See the delivery
          </AnchorButton>
        ) : null}
        {contract.next?.move === 'deliver' && side === 'freelancer' && mayAct ? (
          <AnchorButton href={`#${deliverablesId}`} variant="primary">
            Upload your work
          </AnchorButton>
        ) : null}
        {contract.status === 'completed' && side === 'freelancer' && mayAct ? (
          <LinkButton to={paths.earnings}>Earnings</LinkButton>
        ) : null}
      </div>
    </Card>
  )
}

function FundingNotice({ contract: { isFunded, money } }: { contract: ContractView }) {
  return isFunded ? (
    <Alert tone="green" title={`Funded: ${formatUsd(money.held)} is held in escrow`} />
  ) : (
    <Alert tone="amber" title="Not funded yet: you may wait until it is" />
  )
}
