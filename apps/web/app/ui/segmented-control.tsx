import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SegmentedControlProps<Value extends string> {
  label: string
  /** Undefined: none of them. */
  value: Value | undefined
  onChange: (value: Value) => void
  /** With an icon, the label becomes the accessible name and tooltip. */
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
}

export function SegmentedControl<Value extends string>({
  label,
  value,
  onChange,
  options,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset className="inline-flex rounded-md border border-edge bg-surface p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          title={option.icon ? option.label : undefined}
          className="relative inline-flex min-h-8.5 min-w-9 items-center justify-center rounded-sm px-2.5 text-sm font-medium text-muted transition-colors hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11 [&_svg]:size-4"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
          />
          {option.icon ? (
            <>
              {option.icon}
              <VisuallyHidden>{option.label}</VisuallyHidden>
            </>
          ) : (
            option.label
          )}
        </label>
      ))}
    </fieldset>
  )
}
