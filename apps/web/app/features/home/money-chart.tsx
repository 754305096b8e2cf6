import { formatUsd, type MoneyMonthView } from '@guildhall/contract'
import { type Series, scaleEnd } from './money-series.ts'

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

/** The table below has the numbers. Not an SVG, whose letters would shrink with it on phones. */
export function MoneyChart({ months, series }: { months: readonly MoneyMonthView[]; series: readonly Series[] }) {
  const end = scaleEnd(Math.max(...months.flatMap((month) => series.map(({ key }) => month[key]))))
  const total = series
    .map(({ key, label }) => `${label}: ${formatUsd(months.reduce((sum, month) => sum + month[key], 0))}`)
    .join(', ')
  return (
    <div role="img" aria-label={`Bars for the last twelve months. ${total}`} className="flex gap-3 text-xs text-muted">
      <div className="relative h-40 w-9 shrink-0 text-right tabular-nums">
        {[1, 0.5, 0].map((share) => (
          <span key={share} className="absolute right-0 -translate-y-1/2" style={{ top: `${(1 - share) * 100}%` }}>
            ${(share * end).toLocaleString('en-US', { notation: 'compact' })}
          </span>
        ))}
      </div>
      <div className="min-w-0 flex-1">
        <div className="relative flex h-40 border-b border-edge">
          {[0, 50].map((top) => (
            <span key={top} className="absolute inset-x-0 h-px bg-line" style={{ top: `${top}%` }} />
          ))}
          {months.map((month) => (
            <div key={month.month} className="relative flex flex-1 items-end justify-center gap-px px-px">
              {series.map(({ key, look }) => (
                <span
                  key={key}
                  className={`max-w-4 flex-1 rounded-t-xs ${look}`}
                  style={{ height: `${(month[key] / end) * 100}%` }}
                />
              ))}
            </div>
          ))}
        </div>
        <div className="flex pt-1.5">
          {months.map(({ month }) => {
            const name = monthName.format(new Date(`${month}-01T00:00:00Z`))
            return (
              <span key={month} className="flex-1 text-center">
                {name.slice(0, 1)}
                <span className="max-sm:hidden">{name.slice(1)}</span>
              </span>
            )
          })}
        </div>
      </div>
    </div>
  )
}
