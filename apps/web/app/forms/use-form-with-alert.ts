import { useEffect, useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useValidatedForm, type ValidatedFormOptions } from './use-validated-form.ts'

export interface FormWithAlertOptions<Values extends FieldValues, Body>
  extends Omit<ValidatedFormOptions<Values, Body>, 'onFailure' | 'onInvalid'> {
  firstField?: FieldPath<Values>
  /** Called before the error is shown. */
  onFailure?: (error: unknown) => void
}

export function useFormWithAlert<Values extends FieldValues, Body>({
  firstField,
  send,
  onFailure,
  ...options
}: FormWithAlertOptions<Values, Body>) {
  const [failure, setFailure] = useState<unknown>()
  const { form, submit } = useValidatedForm<Values, Body>({
    ...options,
    send: (body) => {
      setFailure(undefined)
      return send(body)
    },
    onInvalid: () => setFailure(undefined),
    onFailure: (error) => {
      onFailure?.(error)
      setFailure(error)
    },
  })
  const { setFocus } = form
  useEffect(() => {
    if (firstField) setFocus(firstField)
  }, [firstField, setFocus])
  return { form, submit, failure }
}
