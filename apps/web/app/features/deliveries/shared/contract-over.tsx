import { Alert } from '../../../ui/alert.tsx'

/** In place of what could be done with a delivery, once its contract was cancelled. */
export function ContractOver() {
  return (
    <Alert tone="neutral" title="The contract was cancelled">
      Nothing more can be delivered or approved. What was delivered stays here.
    </Alert>
  )
}
