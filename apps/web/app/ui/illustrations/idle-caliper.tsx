import * as G from './strokes.ts'

const ticks = Array.from({ length: 21 }, (_, i) => 40 + i * 8)

export function IdleCaliper({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 150" aria-hidden="true" className={className}>
      <path className={G.top} d="M14 22h212v22H14z" />
      {ticks.map((x, i) => (
        <path key={x} className={G.grain} d={`M${x} 44v${i % 5 === 0 ? -11 : -6}`} />
      ))}
      <path className={G.top} d="M22 14h22v66l-14 42-8-42z" />
      <path className={G.accent} d="M142 12h40v34h-12v34l-8 42-14-42V46h-6z" />
      <circle className={G.accentLine} cx="172" cy="21" r="3.5" />
      <ellipse className={G.dash} cx="96" cy="98" rx="34" ry="26" />
    </svg>
  )
}
