import { harmKinds, harms, reportReasonMaximum } from '@guildhall/contract'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'

const harmOptions = harmKinds.map((value) => ({ value, label: harms[value].label }))

export const emptyReport = { harm: harmOptions[0]?.value ?? '', reason: '' }

export interface ReportFieldsProps {
  harm: UseFormRegisterReturn
  reason: UseFormRegisterReturn
  reasonError: string | undefined
}

export function ReportFields({ harm, reason, reasonError }: ReportFieldsProps) {
  return (
    <>
      <Select label="What kind of harm?" options={harmOptions} {...harm} />
      <TextField
        label="What is wrong?"
        multiline
        rows={4}
        maxLength={reportReasonMaximum}
        error={reasonError}
        {...reason}
      />
    </>
  )
}
