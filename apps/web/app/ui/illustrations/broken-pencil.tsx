import * as G from './strokes.ts'

export function BrokenPencil({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 280 130" aria-hidden="true" className={className}>
      <path className={G.guide} d="M6 104h268" />
      <g transform="rotate(-11 90 80)">
        <path className={G.accent} d="M14 66h108l-7 9 9 7-8 8 5 8H14z" />
        <path className={G.grainAccent} d="M14 82h98" />
        <path className={G.top} d="M14 66h-8v32h8z" />
      </g>
      <g transform="rotate(15 200 74)">
        <path className={G.accent} d="M146 58h62v32h-62l-6-7 8-8-8-7z" />
        <path className={G.grainAccent} d="M152 74h56" />
        <path className={G.top} d="m208 58 38 11v10l-38 11z" />
        <path className={G.sideY} d="m246 69 12 5-12 5z" />
      </g>
      <path className={G.outline} d="m128 40 5 8M140 32v10M154 38l-4 9" />
    </svg>
  )
}
