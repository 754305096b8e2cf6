import { useId } from 'react'
import { Radio } from '../../ui/radio.tsx'

export interface TestChoiceProps<Name extends string> {
  legend: string
  names: readonly Name[]
  labels: Record<Name, string>
  chosen: Name
  onChange: (name: Name) => void
}

export function TestChoice<Name extends string>({ legend, names, labels, chosen, onChange }: TestChoiceProps<Name>) {
  const group = useId()
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      {names.map((name) => (
        <label
          key={name}
          className="flex min-h-11 items-center gap-3 rounded-md border border-edge bg-surface px-3 py-2 text-sm has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
        >
          <Radio
            name={group}
            value={name}
            isChosen={chosen === name}
            onChoose={() => onChange(name)}
            className="size-4 shrink-0 accent-ink outline-none"
          />
          {labels[name]}
        </label>
      ))}
    </fieldset>
  )
}
