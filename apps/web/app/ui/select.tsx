import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { controlLook, Field, type FieldTexts, useFieldWiring } from './field.tsx'

export type SelectProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'multiple' | 'children'> & {
    options: readonly (SelectOption | { group: string; options: readonly SelectOption[] })[]
  }

interface SelectOption {
  value: string
  label: string
}

const toOption = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
)

/**
 * Native: phones show their picker, type-ahead works, and forms work without scripts. Without a visible label it stands in a
 * toolbar, and is as high as the buttons there.
 */
export function Select({ label, labelHidden, hint, error, optional, options, className, ...rest }: SelectProps) {
  const wiring = useFieldWiring({ hint, error }, rest.id)

  return (
    <Field texts={{ label, labelHidden, hint, error, optional }} wiring={wiring} className={className}>
      <span className="relative">
        <select
          {...rest}
          {...wiring.control}
          className={cx(
            controlLook,
            'appearance-none truncate pr-10 pointer-coarse:h-11',
            labelHidden ? 'h-10' : 'h-11',
          )}
        >
          {options.map((option) =>
            'group' in option ? (
              <optgroup key={option.group} label={option.group}>
                {option.options.map(toOption)}
              </optgroup>
            ) : (
              toOption(option)
            ),
          )}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted"
        />
      </span>
    </Field>
  )
}
