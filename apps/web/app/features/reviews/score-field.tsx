import { reviewScores } from '@guildhall/contract'
import { Star } from 'lucide-react'
import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { FieldError } from '../../ui/field.tsx'

export interface ScoreFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  field: UseFormRegisterReturn
}

/** Radio buttons, so that arrow keys choose. */
export function ScoreField({ label, hint, error, field }: ScoreFieldProps) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <span id={`${id}-label`} className="text-sm font-medium">
        {label}
      </span>
      {hint ? (
        <span id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </span>
      ) : null}
      <div className="-ml-2.5 flex w-fit">
        {reviewScores.map((score) => (
          <label
            key={score}
            title={`${score} of 5`}
            // Fills the chosen star and those before it.
            className="relative inline-flex size-11 items-center justify-center rounded-md text-edge hover:text-gold has-checked:text-gold has-focus-visible:outline-2 has-focus-visible:outline-ink has-checked:[&_svg]:fill-gold [&:has(~label_input:checked)]:text-gold [&:has(~label_input:checked)_svg]:fill-gold"
          >
            <input
              type="radio"
              value={String(score)}
              aria-label={`${score} of 5`}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
              {...field}
            />
            <Star aria-hidden="true" className="size-6" />
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}
