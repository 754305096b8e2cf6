import type { FieldValues, Resolver } from 'react-hook-form'

/**
 * A form's check that loads with the first submit, or earlier in idle time. Where it cannot be fetched the form is sent
 * unchecked: the server checks everything again.
 */
export function lazyResolver<Input extends FieldValues, Output>(
  load: () => Promise<{ resolver: Resolver<Input, unknown, Output> }>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const part = await load().catch(() => undefined)
    return part ? part.resolver(values, context, options) : { values: values as unknown as Output, errors: {} }
  }
}
