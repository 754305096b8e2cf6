import { type ContractView, formatUsd } from '@guildhall/contract'
import { Suspense, useState } from 'react'
import { usePartWhenIdle } from '../../../load-part.ts'
import { Button } from '../../../ui/button.tsx'
import { FloatingPartMissing, lazyPart } from '../../../ui/lazy-part.tsx'
import { notify } from '../../../ui/notify.ts'
import { useFunding } from '../use-funding.ts'
import { unpaidUsd } from './unpaid.ts'

const loadDialog = () => import('../fund-dialog.tsx').then((part) => ({ default: part.FundDialog }))
const FundDialog = lazyPart(loadDialog, FloatingPartMissing)

/** The client's button to pay for a contract, with its dialog. `onPaid`: the button is about to disappear. */
export function FundContract({ contract, onPaid }: { contract: ContractView; onPaid: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const funding = useFunding(contract._id, {
    onPaid: ({ amount }) => {
      setIsOpen(false)
      notify.success(
        contract.status === 'payment_due'
          ? `${formatUsd(amount)} paid. ${contract.freelancer.name} can withdraw it now.`
          : `${formatUsd(amount)} is held in escrow.`,
      )
      onPaid()
    },
  })
  usePartWhenIdle(loadDialog)
  const status = funding.payment?.status

  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        {status === 'requires_action' || status === 'processing'
          ? 'See the payment'
          : `Pay ${formatUsd(unpaidUsd(contract.money))}${contract.status === 'payment_due' ? '' : ' into escrow'}`}
      </Button>
      {isOpen ? (
        <Suspense>
          <FundDialog contract={contract} funding={funding} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
