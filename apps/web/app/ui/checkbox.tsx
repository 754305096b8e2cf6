import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { FieldError, useFieldWiring } from './field.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: string
}

export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const { id, hintId, errorId, control } = useFieldWiring({ hint, error }, rest.id)

  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <div className="flex items-start gap-3">
        <span className="relative mt-0.5 flex shrink-0">
          <input {...rest} {...control} type="checkbox" className="checkbox peer" />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto hidden size-3.5 text-paper peer-checked:block"
          />
        </span>
        {/* 44 px for fingers, without moving anything. */}
        <label
          htmlFor={id}
          className="min-h-6 text-sm pointer-coarse:-my-2.5 pointer-coarse:-ml-11 pointer-coarse:py-2.5 pointer-coarse:pl-11"
        >
          {label}
        </label>
      </div>
      {error ? (
        <div className="pl-8">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      ) : null}
      {hint ? (
        <p id={hintId} className="pl-8 text-sm text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
