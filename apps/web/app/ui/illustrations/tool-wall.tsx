import * as G from './strokes.ts'

const pegs = [20, 44, 68, 92, 116, 140, 164, 188, 212].flatMap((x) => [22, 134].map((y) => ({ x, y })))

export function ToolWall({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 232 168" aria-hidden="true" className={className}>
      <rect className={G.top} x="2" y="6" width="228" height="144" rx="4" />
      <path className={G.sideY} d="M2 150h228v10H2z" />
      {pegs.map(({ x, y }) => (
        <circle key={`${x}-${y}`} className="fill-line" cx={x} cy={y} r="2" />
      ))}
      {/* a mallet */}
      <path className={G.dash} d="M30 46h44v24H30zM47 70h10v56H47z" />
      {/* a square */}
      <path className={G.dash} d="M98 40h12v74h38v12H98z" />
      {/* a saw */}
      <path
        className={G.dash}
        d="M166 38h34v24h-34zM198 62l-8 62h-10l-4-6 3-4-5-8 3-4-5-8 3-4-5-8 3-4-5-8v-8M174 46h18v8h-18z"
      />
      <path className={G.accentLine} d="M52 34v8M104 30v6M183 30v5" />
    </svg>
  )
}
