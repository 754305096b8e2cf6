import { proposalFilesMaximum } from '@guildhall/contract'
import { useFormContext, useWatch } from 'react-hook-form'
import { AmountField } from '../../amount-field.tsx'
import { readAmount } from '../../amounts.ts'
import type { AttachmentUpload } from '../../forms/attachment-upload.ts'
import { AttachmentsField } from '../../forms/attachments-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { MilestoneFields } from '../contracts/shared/milestone-fields.tsx'
import { useFee } from '../payments/shared/fees.ts'
import { MessageField } from './message-field.tsx'
import type { ProposalValues } from './shared/proposal-values.ts'

export interface TermsFieldsProps {
  /** Dollars; the bid if none is given. */
  budget: number
  upload: AttachmentUpload
}

export function ProposalFields(props: TermsFieldsProps) {
  return (
    <>
      <MessageField />
      <TermsFields {...props} />
    </>
  )
}

export function TermsFields({ budget, upload }: TermsFieldsProps) {
  const { register, formState } = useFormContext<ProposalValues>()
  return (
    <>
      <PriceAndDays budget={budget} />
      <TextField
        label="Your skills for it"
        optional
        autoComplete="off"
        hint="Separate them with commas. If you leave this empty, the project’s required skills are shown."
        error={formState.errors.skills?.message}
        {...register('skills')}
      />
      <Milestones budget={budget} />
      <AttachmentsField
        upload={upload}
        most={proposalFilesMaximum}
        to="A proposal"
        hint={`Up to ${proposalFilesMaximum} files for the client, up to 50MB each: documents, spreadsheets, images, videos, design files, text or archives.`}
      />
    </>
  )
}

/** Both optional: the default is the project's budget. */
function PriceAndDays({ budget }: { budget: number }) {
  const { register, formState } = useFormContext<ProposalValues>()
  const { errors } = formState
  const bidAmount = useWatch<ProposalValues, 'bidAmount'>({ name: 'bidAmount' })
  const fee = useFee(bidAmount.trim() === '' ? budget : readAmount(bidAmount, '').usd)
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 items-start gap-3">
        <AmountField
          label="Price in USD"
          typed={bidAmount}
          error={errors.bidAmount?.message}
          {...register('bidAmount')}
        />
        <TextField
          label="Delivery days"
          inputMode="numeric"
          autoComplete="off"
          error={errors.deliveryTime?.message}
          {...register('deliveryTime')}
        />
      </div>
      <p className="text-sm text-muted">
        Both are optional. Without a price you propose at the client's budget.
        {fee ? ` You get ${fee.earnings} after the ${fee.share} fee.` : ''}
      </p>
    </div>
  )
}

/** Optional: without them everything is released on approval. */
function Milestones({ budget }: { budget: number }) {
  const bidAmount = useWatch<ProposalValues, 'bidAmount'>({ name: 'bidAmount' })
  const total = bidAmount.trim() === '' ? budget : readAmount(bidAmount, '').usd
  return <MilestoneFields legend="Milestones" optional offer="Split into Milestones" total={total} first={[]} />
}
