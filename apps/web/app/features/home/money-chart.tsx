import { formatUsd, type MoneyMonthView } from '@guildhall/contract'
import { type Series, scaleEnd } from './money-series.ts'

const size = { width: 640, height: 180, left: 56, bottom: 24, top: 8, right: 4 }
const plot = { width: size.width - size.left - size.right, height: size.height - size.top - size.bottom }
const gap = 10

const monthLetters = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

/** The table below has the numbers. */
export function MoneyChart({ months, series }: { months: readonly MoneyMonthView[]; series: readonly Series[] }) {
  const end = scaleEnd(Math.max(...months.flatMap((month) => series.map(({ key }) => month[key]))))
  const y = (usd: number) => size.top + (1 - usd / end) * plot.height
  const slot = plot.width / months.length
  const bar = (slot - gap) / series.length
  const total = series
    .map(({ key, label }) => `${label}: ${formatUsd(months.reduce((sum, month) => sum + month[key], 0))}`)
    .join(', ')
  return (
    <svg
      role="img"
      aria-label={`Bars for the last twelve months. ${total}`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="w-full text-muted max-sm:min-h-40"
      preserveAspectRatio="none"
    >
      {[0, end / 2, end].map((usd) => (
        <g key={usd}>
          <line
            x1={size.left}
            x2={size.width - size.right}
            y1={y(usd)}
            y2={y(usd)}
            className={usd === 0 ? 'stroke-edge' : 'stroke-line'}
            vectorEffect="non-scaling-stroke"
          />
          <text x={size.left - 8} y={y(usd) + 4} textAnchor="end" fontSize="11" fill="currentColor">
            ${usd.toLocaleString('en-US', { notation: 'compact' })}
          </text>
        </g>
      ))}
      {months.map((month, place) => (
        <g key={month.month}>
          {series.map(({ key, bar: look }, index) =>
            month[key] > 0 ? (
              <rect
                key={key}
                x={size.left + place * slot + gap / 2 + index * bar}
                y={y(month[key])}
                width={bar - 1}
                height={y(0) - y(month[key])}
                className={look}
              />
            ) : null,
          )}
          <text
            x={size.left + (place + 0.5) * slot}
            y={size.height - 8}
            textAnchor="middle"
            fontSize="11"
            fill="currentColor"
          >
            {monthLetters.format(new Date(`${month.month}-01T00:00:00Z`))}
          </text>
        </g>
      ))}
    </svg>
  )
}
