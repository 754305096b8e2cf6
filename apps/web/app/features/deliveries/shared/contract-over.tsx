import { refusalSentences } from '@guildhall/contract'
import { Alert } from '../../../ui/alert.tsx'

/** In place of what could be done with a delivery, once its contract was cancelled. */
export function ContractOver() {
  return (
    <Alert tone="neutral" title="The contract was cancelled">
      Nothing more can be delivered or approved. What was delivered stays here.
    </Alert>
  )
}

/** In place of what could be done, while the client's bank decides on a payment that it took back. */
export function CardDisputed() {
  return (
    <Alert tone="amber" title="Waiting for the client’s bank">
      {refusalSentences['contract.card_disputed']}
    </Alert>
  )
}
