import type { ComponentProps } from 'react'
import { amountHint } from './amounts.ts'
import { TextField } from './ui/text-field.tsx'

type AmountFieldProps = Omit<ComponentProps<'input'>, 'prefix'> & {
  label: string
  typed: string
  hint?: string
  error?: string
  optional?: boolean
  labelHidden?: boolean
}

/** In US dollars. Spread react-hook-form's `register(…)` into it and parse it with `readAmount`. */
export function AmountField({ typed, hint, ...rest }: AmountFieldProps) {
  return <TextField {...rest} prefix="$" inputMode="decimal" autoComplete="off" hint={amountHint(typed) ?? hint} />
}
