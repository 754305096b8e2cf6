export interface ProgressBarProps {
  label: string
  value: number
  max?: number
  valueLabel?: string
  labelHidden?: boolean
}

/** The native element, so that screen readers announce it. */
export function ProgressBar({ label, value, max = 100, valueLabel, labelHidden = false }: ProgressBarProps) {
  return (
    <div className="flex flex-col gap-2">
      {labelHidden && !valueLabel ? null : (
        <div className="flex justify-between gap-4 text-sm">
          <span className={labelHidden ? 'sr-only' : 'min-w-0 truncate'}>{label}</span>
          {valueLabel ? <span className="shrink-0 text-muted">{valueLabel}</span> : null}
        </div>
      )}
      <progress aria-label={label} value={value} max={max} className="progress" />
    </div>
  )
}
