import type { ItemView } from '@guildhall/contract'

const size = { width: 320, height: 200, left: 34, bottom: 30, top: 8, right: 8 }
const plot = { width: size.width - size.left - size.right, height: size.height - size.top - size.bottom }
const x = (share: number) => size.left + share * plot.width
const y = (discrimination: number) => size.top + ((1 - discrimination) / 2) * plot.height

type Placed = Pick<ItemView, '_id' | 'answers' | 'right' | 'discrimination' | 'setAside'>

/** Each item by how many answer it right and how well it tells able people from others. The list below has the numbers. */
export function ItemChart({ items, label }: { items: readonly Placed[]; label: string }) {
  const placed = items.flatMap(({ discrimination, ...item }) =>
    discrimination === null ? [] : [{ ...item, discrimination }],
  )
  if (placed.length < 2) return null
  const negative = placed.filter(({ discrimination }) => discrimination < 0).length
  return (
    <svg
      role="img"
      aria-label={`${label}: ${placed.length} items by share of right answers and discrimination, ${negative} of them below zero`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="w-full max-w-md text-muted"
    >
      {[-1, 0, 1].map((value) => (
        <g key={value}>
          <line
            x1={x(0)}
            x2={x(1)}
            y1={y(value)}
            y2={y(value)}
            className={value === 0 ? 'stroke-edge' : 'stroke-line'}
            vectorEffect="non-scaling-stroke"
          />
          <text x={size.left - 6} y={y(value) + 3} textAnchor="end" fontSize="9" fill="currentColor">
            {value < 0 ? '−1' : value}
          </text>
        </g>
      ))}
      {[0, 0.5, 1].map((share) => (
        <text
          key={share}
          x={x(share)}
          y={size.height - size.bottom + 12}
          textAnchor={share === 1 ? 'end' : 'middle'}
          fontSize="9"
          fill="currentColor"
        >
          {share * 100}%
        </text>
      ))}
      <text x={x(0.5)} y={size.height - 5} textAnchor="middle" fontSize="9" fill="currentColor">
        answered right
      </text>
      <text transform={`translate(9 ${y(0)}) rotate(-90)`} textAnchor="middle" fontSize="9" fill="currentColor">
        discrimination
      </text>
      {placed.map(({ _id, answers, right, discrimination, setAside }) => (
        <circle
          key={_id}
          cx={x(right / answers)}
          cy={y(discrimination)}
          r="4"
          className={setAside ? 'fill-transparent stroke-danger' : 'fill-tide stroke-surface'}
          strokeWidth="1.5"
        />
      ))}
    </svg>
  )
}
