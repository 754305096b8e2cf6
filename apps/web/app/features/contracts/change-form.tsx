import { formatUsd, textLimits, toCents, toDollars } from '@guildhall/contract'
import { useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { AmountField } from '../../amount-field.tsx'
import { readAmount } from '../../amounts.ts'
import { discardDraft } from '../../drafts.ts'
import { useFormDraft } from '../../forms/use-form-draft.ts'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useOfferChange } from './change-api.ts'
import type { ChangePanelProps } from './change-panel.tsx'
import { changeDraftKey, emptyChange, readChangeDraft } from './change-values.ts'
import { amountTexts, daysText, milestonesLeft } from './change-words.ts'
import { OfferFormEnd } from './offer-form-end.tsx'
import { MilestoneFields } from './shared/milestone-fields.tsx'

export function ChangeForm(props: ChangePanelProps) {
  const { contract, viewer } = props
  const key = changeDraftKey(contract[viewer]._id, contract)
  const [isOpen, setIsOpen] = useState(() => readChangeDraft(key) !== undefined)
  if (isOpen) return <OpenForm {...props} draftKey={key} onClose={() => setIsOpen(false)} />
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="max-w-prose text-sm text-muted">
        If the work turns out larger, smaller or different, you and the other side can change what was agreed.
      </p>
      <Button onClick={() => setIsOpen(true)}>Offer a Change</Button>
    </div>
  )
}

type OpenFormProps = ChangePanelProps & { draftKey: string; onClose: () => void }

function OpenForm({ contract, viewer, onChanged, draftKey, onClose }: OpenFormProps) {
  const { money, deliveryTime, criteria } = contract
  const left = milestonesLeft(contract)
  const [draft] = useState(() => readChangeDraft(draftKey))
  const request = useOfferChange(contract._id, onChanged)
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./change-schema.ts')).changeSchema(contract),
    defaultValues: emptyChange,
    send: async (body) => {
      await request.mutateAsync(body)
      discardDraft(draftKey)
      notify.success('Your change was sent.')
    },
  })
  useFormDraft({ form, draftKey, draft })
  const { errors } = form.formState
  const typed = useWatch({ control: form.control, name: 'amount' })
  const typedCriteria = useWatch({ control: form.control, name: 'criteria' })
  const usd = typed.trim() === '' ? undefined : readAmount(typed, '').usd
  const total = toCents(usd ?? money.amount) - toCents(money.released)

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={submittedBy(submit)}
        aria-label="Offer a change of this contract"
        className="flex max-w-2xl flex-col gap-5"
      >
        <div>
          <h2 className="text-lg">Offer a change of this contract</h2>
          <p className="mt-1 text-sm text-muted">What you leave empty stays as it is.</p>
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <AmountField
            label="New amount in USD"
            optional
            typed={typed}
            hint={`Now ${formatUsd(money.amount)}.`}
            error={errors.amount?.message}
            {...form.register('amount')}
          />
          <TextField
            label="New delivery time in days"
            optional
            inputMode="numeric"
            autoComplete="off"
            hint={deliveryTime ? `Now ${daysText(deliveryTime)} from the agreement.` : 'None was named.'}
            error={errors.deliveryTime?.message}
            {...form.register('deliveryTime')}
          />
        </div>
        {usd !== undefined && usd > money.released && toCents(usd) !== toCents(money.amount) ? (
          <output className="text-sm break-words">{amountTexts(contract, usd, viewer)}</output>
        ) : null}
        <MilestoneFields
          legend="New milestones that are left"
          offer={left.length > 0 ? 'Change the Milestones' : 'Split into Milestones'}
          total={total > 0 ? toDollars(total) : undefined}
          first={left.map(({ title, amount }) => ({ title, amount: amount.toFixed(2) }))}
        />
        <div className="flex flex-col items-start gap-2">
          <TextField
            label="New acceptance criteria"
            optional
            multiline
            rows={4}
            maxLength={textLimits.description}
            className="w-full"
            error={errors.criteria?.message}
            {...form.register('criteria')}
          />
          <Button
            size="sm"
            onClick={() => form.setValue('criteria', criteria, { shouldDirty: true })}
            disabled={typedCriteria !== ''}
          >
            Start from the Current Text
          </Button>
        </div>
        <OfferFormEnd
          otherName={contract[viewer === 'client' ? 'freelancer' : 'client'].name}
          reason={form.register('reason')}
          reasonError={errors.reason?.message}
          failure={failure}
          fallback="Your change could not be sent. Please try again."
          submitLabel="Send Change"
          isPending={request.isPending}
          onCancel={() => {
            discardDraft(draftKey)
            onClose()
          }}
        />
      </form>
    </FormProvider>
  )
}
