import type { OwnProfileView } from '@guildhall/contract'
import { formatUsd } from '@guildhall/contract'
import { useFormContext } from 'react-hook-form'
import { TextField } from '../../ui/text-field.tsx'
import type { ProfileValues } from './profile-form-values.ts'

type Figure = keyof OwnProfileView['stated']

const fields: {
  figure: Figure
  label: string
  prefix?: string
  inputMode: 'decimal' | 'numeric'
  show: (value: number) => string
}[] = [
  { figure: 'rating', label: 'Rating (0 to 5)', inputMode: 'decimal', show: String },
  { figure: 'totalJobs', label: 'Jobs completed', inputMode: 'numeric', show: String },
  { figure: 'completionRate', label: 'Completion rate (%)', inputMode: 'decimal', show: (value) => `${value}%` },
  { figure: 'currentProjects', label: 'Active projects', inputMode: 'numeric', show: String },
  { figure: 'earnings', label: 'Earnings (USD)', prefix: '$', inputMode: 'decimal', show: formatUsd },
]

/** The figures a person may state about themselves, and which of them the platform's own have taken over from. */
export function FiguresEditor({ profile }: { profile: OwnProfileView }) {
  const { register, formState } = useFormContext<ProfileValues>()
  return (
    <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {fields.map(({ figure, label, prefix, inputMode, show }) => (
        <TextField
          key={figure}
          optional
          label={label}
          prefix={prefix}
          inputMode={inputMode}
          autoComplete="off"
          error={formState.errors[figure]?.message}
          hint={
            profile.selfReported.includes(figure)
              ? 'Shown as self-reported.'
              : `Guildhall has measured ${show(profile[figure])}; that shows instead of your own figure.`
          }
          {...register(figure)}
        />
      ))}
    </div>
  )
}
