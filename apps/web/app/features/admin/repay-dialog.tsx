import { formatUsd, type OwedRefundView, operatorReasonMaximum, refundReferenceMaximum } from '@guildhall/contract'
import { useId, useState } from 'react'
import { explanationOf } from '../../api-errors.ts'
import { submittedBy, useValidatedForm } from '../../forms/use-validated-form.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useDecision } from './api.ts'
import { repayRefund } from './holds-api.ts'

export function RepayDialog({ refund, onClose }: { refund: OwedRefundView; onClose: () => void }) {
  const formId = useId()
  const repay = useDecision(repayRefund)
  const [failure, setFailure] = useState<unknown>()
  const { form, submit } = useValidatedForm({
    loadSchema: async () => (await import('./repayment-schema.ts')).repaymentSchema,
    defaultValues: { reference: '', reason: '' },
    send: async (body) => {
      setFailure(undefined)
      await repay.mutateAsync([refund._id, body])
      notify.success('Payment recorded')
      onClose()
    },
    onInvalid: () => setFailure(undefined),
    onFailure: setFailure,
  })
  const { errors, isSubmitting } = form.formState
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isSubmitting) onClose()
      }}
      title="Record a payment made another way?"
      description={`Pay ${formatUsd(refund.amount)} to ${refund.client.name} first. This moves no money: it only records that they have received it, and tells them.`}
      footer={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <SubmitButton form={formId} variant="primary" pending={isSubmitting}>
            Record Payment
          </SubmitButton>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={submittedBy(submit)}>
        <TextField
          label="Reference"
          hint="The client sees it and finds the payment by it, such as the number of a bank transfer."
          maxLength={refundReferenceMaximum}
          error={errors.reference?.message}
          {...form.register('reference')}
        />
        <TextField
          label="Reason"
          hint="Only for the operators’ log: why, and to which account."
          multiline
          rows={4}
          maxLength={operatorReasonMaximum}
          error={errors.reason?.message}
          {...form.register('reason')}
        />
        {failure && !errors.reason && !errors.reference ? (
          <Alert>{explanationOf(failure, 'That failed. Please try again.')}</Alert>
        ) : null}
      </form>
    </Dialog>
  )
}
