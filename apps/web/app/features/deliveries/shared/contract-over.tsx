import { Alert } from '../../../ui/alert.tsx'

/** Replaces the actions on a delivery once its contract is cancelled. */
export function ContractOver() {
  return (
    <Alert tone="neutral" title="The contract was cancelled">
      Nothing more can be delivered or approved. What was delivered stays here.
    </Alert>
  )
}
