import { counterMessageMaximum, type ProposalView } from '@guildhall/contract'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useWatch } from 'react-hook-form'
import { AmountField } from '../../amount-field.tsx'
import { readAmount } from '../../amounts.ts'
import { ApiError } from '../../api-errors.ts'
import { FormError } from '../../forms/form-error.tsx'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { MilestoneFields } from '../contracts/shared/milestone-fields.tsx'
import { useFee } from '../payments/shared/fees.ts'
import { useOfferCounter } from './change-api.ts'
import { counterValuesOf } from './counter-values.ts'

export interface CounterFormProps {
  proposal: ProposalView
  viewer: 'client' | 'freelancer'
  first: Pick<ProposalView, 'bidAmount' | 'deliveryTime' | 'milestones'>
  otherName: string
  onClose: () => void
}

export function CounterForm({ proposal, viewer, first, otherName, onClose }: CounterFormProps) {
  const request = useOfferCounter(proposal._id)
  // The version that the person answers. One that arrives while they write is answered once they have read it.
  const [begun] = useState(proposal.version)
  const [read, setRead] = useState(begun)
  const submitButton = useRef<HTMLButtonElement>(null)
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./counter-schema.ts')).counterSchema,
    defaultValues: counterValuesOf(first),
    firstField: 'bidAmount',
    send: async (terms) => {
      await request.mutateAsync({ version: read, ...terms })
      notify.success('Your counter-offer was sent.', `${otherName} can accept or decline it.`)
      onClose()
    },
  })
  const { errors } = form.formState
  const isRead = proposal.version === read
  const isSuperseded = failure instanceof ApiError && failure.code === 'proposal.changed' && proposal.version !== begun
  /** The pressed button vanishes, and the one to send with is enabled by then. */
  const readOn = () => {
    flushSync(() => setRead(proposal.version))
    submitButton.current?.focus()
  }
  const typed = useWatch({ control: form.control, name: 'bidAmount' })
  const { usd } = readAmount(typed, '')
  const fee = useFee(viewer === 'freelancer' ? usd : undefined)

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="Make a counter-offer"
        className="flex max-w-2xl flex-col gap-4 rounded-md border border-line p-4"
        onSubmit={submittedBy(submit)}
      >
        <div>
          <p className="font-semibold">Make a counter-offer</p>
          <p className="mt-1 text-sm text-muted">
            You have one for this proposal. Nothing changes until {otherName} accepts it, and no money moves.
            {viewer === 'client' ? ' Accepting the proposal then makes the contract.' : ''}
          </p>
        </div>
        <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
          <AmountField
            label="Price in USD"
            typed={typed}
            error={errors.bidAmount?.message}
            {...form.register('bidAmount')}
          />
          <TextField
            label="Delivery days"
            optional
            inputMode="numeric"
            autoComplete="off"
            error={errors.deliveryTime?.message}
            {...form.register('deliveryTime')}
          />
        </div>
        {fee ? (
          <p className="text-sm text-muted">
            You get {fee.earnings} after the {fee.share} fee.
          </p>
        ) : null}
        <MilestoneFields legend="Milestones" optional offer="Split into Milestones" total={usd} first={[]} />
        <TextField
          label="What you would like to say"
          optional
          multiline
          rows={3}
          maxLength={counterMessageMaximum}
          error={errors.message?.message}
          {...form.register('message')}
        />
        {isRead ? null : (
          <Alert
            tone="warning"
            title="The proposal has changed: read it before you go on"
            className="*:self-center"
            action={
              <Button size="sm" onClick={readOn}>
                I Have Read It
              </Button>
            }
          />
        )}
        <FormError
          error={isSuperseded ? undefined : failure}
          fields={['bidAmount', 'deliveryTime', 'milestones', 'message']}
          fallback="Your counter-offer could not be sent. Please try again."
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton ref={submitButton} pending={request.isPending} disabled={!isRead}>
            Send Counter-Offer
          </SubmitButton>
          <Button onClick={onClose} disabled={request.isPending}>
            Cancel
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
