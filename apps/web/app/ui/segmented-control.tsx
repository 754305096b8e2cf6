import { ToggleGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen, such as 'Layout'. */
  label: string
  value: Value
  onChange: (value: Value) => void
  /** With an icon the label is spoken and shown as a tooltip; without one it is the face. */
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
}

/** A choice of one among two or three that stand side by side, such as grid or list. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onChange,
  options,
}: SegmentedControlProps<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      // Pressing the chosen one again would leave nothing chosen.
      onValueChange={(next) => next && onChange(next as Value)}
      className="inline-flex rounded-md border border-edge bg-surface p-0.5"
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          title={option.icon ? option.label : undefined}
          className="inline-flex min-h-8.5 min-w-9 items-center justify-center rounded-sm px-2.5 text-sm font-medium text-muted transition-colors hover:text-ink data-[state=on]:bg-ink data-[state=on]:text-paper pointer-coarse:min-h-10 pointer-coarse:min-w-11 [&_svg]:size-4"
        >
          {option.icon ? (
            <>
              {option.icon}
              <VisuallyHidden>{option.label}</VisuallyHidden>
            </>
          ) : (
            option.label
          )}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
