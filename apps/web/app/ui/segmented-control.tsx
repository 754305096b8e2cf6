import { type ReactNode, useId } from 'react'
import { Radio } from './radio.tsx'
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
        <label key={option.value} title={option.icon ? option.label : undefined} className="segmented-option">
          <Radio
            name={name}
            value={option.value}
            isChosen={option.value === value}
            onChoose={() => onChange(option.value)}
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
