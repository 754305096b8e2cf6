import { formatUsd, toCents } from '@guildhall/contract'
import { type ChangeEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { AmountField } from '../../amount-field.tsx'
import { readAmount } from '../../amounts.ts'
import { discardDraft } from '../../drafts.ts'
import { useFormDraft } from '../../forms/use-form-draft.ts'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { nextShares } from './change-words.ts'
import { OfferFormEnd } from './offer-form-end.tsx'
import { useOfferEnd } from './settlement-api.ts'
import type { PanelProps } from './settlement-panel.tsx'
import { endDraftKey, readEndDraft } from './settlement-values.ts'

/** What is typed is kept as a draft. When another amount is held, because a payment arrived meanwhile, the shares begin anew. */
export function SettlementForm(props: PanelProps) {
  const { contract, viewer } = props
  const key = endDraftKey(contract[viewer]._id, contract)
  const [isOpen, setIsOpen] = useState(() => readEndDraft(key, contract.money.held) !== undefined)
  if (isOpen) return <OpenForm key={contract.money.held} {...props} draftKey={key} onClose={() => setIsOpen(false)} />
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="max-w-prose text-sm text-muted">
        If the work can’t go on, you and the other side can agree to end this contract.
      </p>
      <Button onClick={() => setIsOpen(true)}>Offer to End It</Button>
    </div>
  )
}

type OpenFormProps = PanelProps & { draftKey: string; onClose: () => void }

function OpenForm({ contract, viewer, onChanged, draftKey, onClose }: OpenFormProps) {
  const { held } = contract.money
  const [draft] = useState(() => readEndDraft(draftKey, held))
  const request = useOfferEnd(contract._id, onChanged)
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./settlement-schema.ts')).endSchema(held),
    defaultValues: { release: '0.00', refund: held.toFixed(2), reason: '' },
    send: async (body) => {
      await request.mutateAsync(body)
      discardDraft(draftKey)
      notify.success('Your offer was sent.')
    },
  })
  useFormDraft({ form, draftKey, draft, rest: { held } })
  const { errors } = form.formState

  const field = (name: 'release' | 'refund') => ({
    error: errors[name]?.message,
    ...form.register(name, {
      // Editing one amount fills in the other, so that they add up to what is held.
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const rest = restOf(held, target.value)
        if (rest !== undefined) form.setValue(name === 'release' ? 'refund' : 'release', rest)
      },
    }),
  })
  const release = useWatch({ control: form.control, name: 'release' })
  const refund = useWatch({ control: form.control, name: 'refund' })

  return (
    <form
      noValidate
      onSubmit={submittedBy(submit)}
      aria-label="Offer to end this contract"
      className="flex max-w-2xl flex-col gap-5"
    >
      <h2 className="text-lg">Offer to end this contract</h2>
      {held > 0 ? (
        <>
          <p className="text-sm">{formatUsd(held)} is held in escrow. Say who should get how much of it.</p>
          <div className="grid gap-5 sm:grid-cols-2">
            <AmountField
              label="To the freelancer"
              typed={release}
              hint="Before the platform’s fee."
              {...field('release')}
            />
            <AmountField label="Back to the client" typed={refund} hint="To the card that paid." {...field('refund')} />
          </div>
          <FeePreview contract={contract} viewer={viewer} release={release} />
        </>
      ) : (
        <p className="text-sm">Nothing is held for this contract, so no money will move.</p>
      )}
      <OfferFormEnd
        otherName={contract[viewer === 'client' ? 'freelancer' : 'client'].name}
        reason={form.register('reason')}
        reasonError={errors.reason?.message}
        failure={failure}
        fallback="Your offer could not be sent. Please try again."
        submitLabel="Send Offer"
        isPending={request.isPending}
        onCancel={() => {
          discardDraft(draftKey)
          onClose()
        }}
      />
    </form>
  )
}

function FeePreview({ contract, viewer, release }: Pick<PanelProps, 'contract' | 'viewer'> & { release: string }) {
  const { held } = contract.money
  const { usd } = readAmount(release, '')
  if (usd === undefined || usd < 0 || toCents(usd) > toCents(held)) return null
  const { fee, earnings } = nextShares(contract.money, usd)
  const who = viewer === 'freelancer' ? 'You get' : `${contract.freelancer.name} gets`
  return (
    <output className="text-sm break-words text-muted">
      {who} <span className="font-semibold text-ink">{formatUsd(earnings)}</span>: {formatUsd(usd)} less Guildhall’s fee
      of {formatUsd(fee)}.
    </output>
  )
}

/** The rest of `held` dollars, as text; undefined if `typed` is not an amount up to it. */
function restOf(held: number, typed: string): string | undefined {
  const { usd } = readAmount(typed, '')
  if (usd === undefined || usd < 0 || toCents(usd) > toCents(held)) return undefined
  return ((toCents(held) - toCents(usd)) / 100).toFixed(2)
}
