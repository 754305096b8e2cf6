import { type FormEvent, useEffect } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '../api-errors.ts'
import { useSingleFlight } from '../hooks/use-single-flight.ts'
import { loadPart, usePartWhenIdle } from '../load-part.ts'
import { fieldProblems, type Problem } from './field-problems.ts'

export interface ValidatedFormOptions<Values extends FieldValues, Body, Args extends unknown[] = []> {
  /** Import the schema dynamically from a file of its own: schemas bring zod, 24 kB. Its paths are field names. */
  loadSchema: () => Promise<z.ZodType<Body, Values>>
  defaultValues: Values
  /** Once it returns `forGood`, the form never sends again. */
  send: (body: Body, ...args: Args) => Promise<unknown>
  /** Called after the server's field errors were placed, and with a NetworkError if the schema could not be fetched. */
  onFailure: (error: unknown) => void
  onInvalid?: (errors: FieldErrors<Values>) => void
  /** Field errors of a refusal; its `details` by default. */
  problemsIn?: (refusal: ApiError) => readonly Problem[]
}

/** Validates on submit and never sends twice at once. Errors stay beside their fields until these change. */
export function useValidatedForm<Values extends FieldValues, Body, Args extends unknown[] = []>({
  loadSchema,
  defaultValues,
  send,
  onFailure,
  onInvalid,
  problemsIn = ({ details }) => details,
}: ValidatedFormOptions<Values, Body, Args>) {
  const loadResolver = async (): Promise<Resolver<Values, unknown, Body>> => {
    const [schema, { zodResolver }] = await Promise.all([loadSchema(), import('@hookform/resolvers/zod')])
    return zodResolver(schema)
  }
  const form = useForm<Values, unknown, Body>({
    resolver: async (...args) => (await loadResolver())(...args),
    defaultValues: defaultValues as DefaultValues<Values>,
    reValidateMode: 'onSubmit',
  })
  const { subscribe, clearErrors } = form
  usePartWhenIdle(loadResolver)

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

  const submit = useSingleFlight(async (...args: Args) => {
    try {
      await loadPart(loadResolver)
    } catch (error) {
      return onFailure(error)
    }
    return form.handleSubmit((body) => deliver(body, ...args), onInvalid)()
  })
  return { form, submit }
}

export const submittedBy = (submit: () => void) => (event: FormEvent) => {
  event.preventDefault()
  submit()
}
