import type { OwnProfileView } from '@guildhall/contract'
import { formatUsd } from '@guildhall/contract'
import { useFormContext, useWatch } from 'react-hook-form'
import { AmountField } from '../../amount-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ProfileValues } from './profile-form-values.ts'

type Figure = keyof OwnProfileView['stated']

const fields: { figure: Figure; label: string; inputMode: 'decimal' | 'numeric'; show: (value: number) => string }[] = [
  { figure: 'rating', label: 'Rating (0 to 5)', inputMode: 'decimal', show: String },
  { figure: 'totalJobs', label: 'Jobs completed', inputMode: 'numeric', show: String },
  { figure: 'completionRate', label: 'Completion rate (%)', inputMode: 'decimal', show: (value) => `${value}%` },
  { figure: 'currentProjects', label: 'Active projects', inputMode: 'numeric', show: String },
]

export function FiguresEditor({ profile }: { profile: OwnProfileView }) {
  const { control, register, formState } = useFormContext<ProfileValues>()
  const earnings = useWatch({ control, name: 'earnings' })
  const hintFor = (figure: Figure, show: (value: number) => string) =>
    profile.selfReported.includes(figure)
      ? 'Shown as self-reported.'
      : `Guildhall has measured ${show(profile[figure])}; ${measuredNote(figure)}`

  return (
    <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {fields.map(({ figure, label, inputMode, show }) => (
        <TextField
          key={figure}
          optional
          label={label}
          inputMode={inputMode}
          autoComplete="off"
          error={formState.errors[figure]?.message}
          hint={hintFor(figure, show)}
          {...register(figure)}
        />
      ))}
      <AmountField
        optional
        label="Earnings (USD)"
        typed={earnings}
        hint={hintFor('earnings', formatUsd)}
        error={formState.errors.earnings?.message}
        {...register('earnings')}
      />
    </div>
  )
}

/** Earnings are not public. */
const measuredNote = (figure: Figure) =>
  figure === 'earnings' ? 'you see that instead, and no one else does.' : 'that is shown instead of your own figure.'
