import { type ContractView, formatUsd } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { usePartWhenIdle } from '../../../load-part.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { FloatingPartMissing, lazyPart } from '../../../ui/lazy-part.tsx'
import { AnchorButton } from '../../../ui/link-button.tsx'
import { notify } from '../../../ui/notify.ts'
import { useFunding } from '../use-funding.ts'
import { paymentProviderQuery } from './provider.ts'
import { unpaidUsd } from './unpaid.ts'

const loadDialog = () => import('../fund-dialog.tsx').then((part) => ({ default: part.FundDialog }))
const FundDialog = lazyPart(loadDialog, FloatingPartMissing)

export interface FundContractProps {
  contract: ContractView
  mayPay: boolean
  /** The button is about to disappear. */
  onPaid: () => void
}

/** Stays when there is nothing more to pay: a contract may hear of a payment before this can tell its outcome. */
export function FundContract({ contract, mayPay, onPaid }: FundContractProps) {
  const provider = useQuery(paymentProviderQuery())
  const [isOpen, setIsOpen] = useState(false)
  const funding = useFunding(contract._id, {
    onPaid: ({ amount }) => {
      setIsOpen(false)
      notify.success(
        contract.status === 'payment_due' || contract.status === 'completed'
          ? `${formatUsd(amount)} paid. ${contract.freelancer.name} can withdraw it now.`
          : `${formatUsd(amount)} is held in escrow.`,
      )
      onPaid()
    },
  })
  usePartWhenIdle(loadDialog)
  const status = funding.payment?.status
  // There is nothing to do about a payment that the bank has.
  const variant = status === 'processing' ? 'secondary' : 'primary'
  const label =
    status === 'requires_action' || status === 'processing'
      ? 'See the payment'
      : `Pay ${formatUsd(unpaidUsd(contract.money))}${contract.status === 'payment_due' ? '' : ' into escrow'}`

  // A full page load: only that page's content security policy allows Stripe's script.
  if (provider.isError || provider.data?.provider === 'stripe') {
    return mayPay ? (
      <AnchorButton variant={variant} href={paths.payContract(contract._id)}>
        {label}
      </AnchorButton>
    ) : null
  }
  return (
    <>
      {mayPay ? (
        <Button variant={variant} pending={provider.isPending} onClick={() => setIsOpen(true)}>
          {label}
        </Button>
      ) : null}
      {isOpen ? (
        <Suspense>
          <FundDialog contract={contract} funding={funding} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
