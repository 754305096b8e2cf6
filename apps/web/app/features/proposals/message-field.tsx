import { useFormContext } from 'react-hook-form'
import { Alert } from '../../ui/alert.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ProposalValues } from './shared/proposal-values.ts'

export function MessageField() {
  const { register, formState } = useFormContext<ProposalValues>()
  const { message: error } = formState.errors
  return (
    <>
      <TextField {...messageTexts} multiline rows={3} {...register('message')} />
      {error ? <Alert>{error.message}</Alert> : null}
    </>
  )
}

export const messageTexts = {
  label: 'Your proposal',
  placeholder: 'Why you, how you would go about it, and what you would ask first.',
}
