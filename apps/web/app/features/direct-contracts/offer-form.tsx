import { directOfferDays, textLimits } from '@guildhall/contract'
import { useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { AmountField } from '../../amount-field.tsx'
import { readAmount } from '../../amounts.ts'
import { discardDraft } from '../../drafts.ts'
import { FormError } from '../../forms/form-error.tsx'
import { useFormDraft } from '../../forms/use-form-draft.ts'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { forGood } from '../../hooks/use-single-flight.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useUnconfirmedEmail } from '../accounts/shared/use-unconfirmed-email.ts'
import { MilestoneFields } from '../contracts/shared/milestone-fields.tsx'
import { useFee } from '../payments/shared/fees.ts'
import { useOfferContract } from './api.ts'
import { emptyOffer, offerDraftKey, readOfferDraft } from './offer-values.ts'

export interface OfferFormProps {
  userId: string
  /** Undefined for an offer to an email address. */
  person: { _id: string; name: string } | undefined
}

export function OfferForm({ userId, person }: OfferFormProps) {
  const key = offerDraftKey(userId, person?._id ?? 'address')
  const [draft] = useState(() => readOfferDraft(key))
  const navigate = useNavigate()
  const offer = useOfferContract()
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./offer-schema.ts')).offerSchema(person?._id),
    defaultValues: emptyOffer,
    send: async (body) => {
      const { _id } = await offer.mutateAsync(body)
      discardDraft(key)
      notify.success('Your offer was sent')
      await navigate(paths.directOffer(_id))
      return forGood
    },
  })
  useFormDraft({ form, draftKey: key, draft })
  const { errors, isSubmitting } = form.formState
  const typed = useWatch({ control: form.control, name: 'amount' })
  const unconfirmed = useUnconfirmedEmail(userId)
  const mustConfirm = !person && unconfirmed !== undefined
  const usd = typed.trim() === '' ? undefined : readAmount(typed, '').usd
  const fee = useFee(usd)

  return (
    <FormProvider {...form}>
      <form noValidate className="flex flex-col gap-5" onSubmit={submittedBy(submit)}>
        {mustConfirm ? (
          <Alert
            tone="warning"
            isUrgent={false}
            className="*:self-center"
            title="Confirm your email address before you offer contracts by email"
            action={
              <LinkButton size="sm" to={paths.settingsSecurity}>
                Confirm Address
              </LinkButton>
            }
          />
        ) : null}
        {person ? null : (
          <TextField
            label="Email of the freelancer"
            type="email"
            autoComplete="off"
            hint="We mail them a link. You are not told whether they have an account."
            error={errors.email?.message}
            {...form.register('email')}
          />
        )}
        <TextField
          label="Title"
          maxLength={textLimits.title}
          autoComplete="off"
          error={errors.title?.message}
          {...form.register('title')}
        />
        <TextField
          label="Description"
          multiline
          rows={6}
          maxLength={textLimits.description}
          error={errors.description?.message}
          {...form.register('description')}
        />
        <TextField
          label="Acceptance criteria"
          optional
          multiline
          rows={4}
          maxLength={textLimits.description}
          hint="What counts as done, one point per line. If this is empty, the description counts."
          error={errors.criteria?.message}
          {...form.register('criteria')}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <AmountField
            label="Amount in USD"
            typed={typed}
            error={errors.amount?.message}
            {...(fee ? { hint: `They get ${fee.earnings} after the ${fee.share} fee.` } : {})}
            {...form.register('amount')}
          />
          <TextField
            label="Delivery time in days"
            inputMode="numeric"
            autoComplete="off"
            hint="From the day they accept."
            error={errors.deliveryTime?.message}
            {...form.register('deliveryTime')}
          />
        </div>
        <MilestoneFields legend="Milestones" optional offer="Split into Milestones" total={usd} first={[]} />
        <FormError
          error={failure}
          fields={Object.keys(emptyOffer)}
          fallback="Your offer could not be sent. Please try again."
        />
        <p className="text-sm text-muted">
          The offer is open for {directOfferDays} days. If they accept, it becomes a contract, and you pay the amount
          into escrow on its page.
        </p>
        <div>
          <SubmitButton pending={isSubmitting} disabled={mustConfirm}>
            Send Offer
          </SubmitButton>
        </div>
      </form>
    </FormProvider>
  )
}
