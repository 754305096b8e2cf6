import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useEffect } from 'react'
import { type DefaultValues, type FieldErrors, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useSingleFlight } from '../hooks/use-single-flight.ts'
import { ApiError } from '../http.ts'
import { fieldProblems, type Problem } from './field-problems.ts'

export interface ValidatedFormOptions<Values extends FieldValues, Body, Args extends unknown[] = []> {
  /** Turns what the fields hold into what is sent. Its paths are names of fields. */
  schema: z.ZodType<Body, Values>
  defaultValues: Values
  /** Sends what `schema` made. Once it returns `forGood`, the form sends nothing more. */
  send: (body: Body, ...args: Args) => Promise<unknown>
  /** Told when `send` throws, after the server's objections were put beside their fields. */
  onFailure: (error: unknown) => void
  /** Told when the schema objects. */
  onInvalid?: (errors: FieldErrors<Values>) => void
  /** The objections in a refusal, by path; without it, its details. */
  problemsIn?: (refusal: ApiError) => readonly Problem[]
}

/**
 * A form of the product: checked when it is sent, never sent twice at once, with every objection beside its field until
 * that field is changed. The first field at fault gets the focus.
 */
export function useValidatedForm<Values extends FieldValues, Body, Args extends unknown[] = []>({
  schema,
  defaultValues,
  send,
  onFailure,
  onInvalid,
  problemsIn = ({ details }) => details,
}: ValidatedFormOptions<Values, Body, Args>) {
  const form = useForm<Values, unknown, Body>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Values>,
    reValidateMode: 'onSubmit',
  })
  const { subscribe, clearErrors } = form

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name) clearErrors(name as FieldPath<Values>)
        },
      }),
    [subscribe, clearErrors],
  )

  async function deliver(body: Body, ...args: Args) {
    try {
      return await send(body, ...args)
    } catch (error) {
      if (error instanceof ApiError) place(problemsIn(error))
      onFailure(error)
      return undefined
    }
  }

  function place(problems: readonly Problem[]) {
    for (const [position, { path, message }] of fieldProblems(form.getValues(), problems).entries()) {
      form.setError(path as FieldPath<Values>, { message }, { shouldFocus: position === 0 })
    }
  }

  const submit = useSingleFlight((...args: Args) => form.handleSubmit((body) => deliver(body, ...args), onInvalid)())
  return { form, submit }
}

/** The `onSubmit` of a form element whose form is sent by `submit`. */
export const submittedBy = (submit: () => void) => (event: FormEvent) => {
  event.preventDefault()
  submit()
}
