import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '../../http.ts'

/** Shows what the server refused at the fields it names, and focuses the first. Returns whether it named any. */
export function placeRefusal<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  fields: readonly Path<Values>[],
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false
  const problems = fields.flatMap((name) => {
    const problem = error.details.find(({ path }) => path === name)
    return problem ? [{ name, message: problem.message }] : []
  })
  for (const [at, { name, message }] of problems.entries()) {
    form.setError(name, { message }, { shouldFocus: at === 0 })
  }
  return problems.length > 0
}
