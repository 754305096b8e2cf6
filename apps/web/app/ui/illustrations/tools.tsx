import * as G from './strokes.ts'

export function TrySquare({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true" className={className}>
      <path className={G.top} d="M30 6h54v12H30z" />
      <path className={G.grain} d="M42 18v-5M50 18v-3M58 18v-5M66 18v-3M74 18v-5" />
      <path className={G.accent} d="M12 6h18v60H12z" />
      <path className={G.outline} d="M30 30h8v-12" />
      <circle className="fill-ink" cx="21" cy="16" r="1.5" />
      <circle className="fill-ink" cx="21" cy="28" r="1.5" />
    </svg>
  )
}

export function Strongbox({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true" className={className}>
      <path className={G.top} d="M10 30V22c0-8 6-14 14-14h48c8 0 14 6 14 14v8z" />
      <path className={G.top} d="M10 30h76v36H10z" />
      <path className={G.sideX} d="M22 8.2h8V66h-8zM66 8.2h8V66h-8z" />
      <path className={G.accent} d="M39 24h18v22c0 2-1 3-3 3H42c-2 0-3-1-3-3z" />
      <circle className={G.accentSolid} cx="48" cy="34" r="2.5" />
      <path className={G.accentLine} d="M48 36v6" />
    </svg>
  )
}

export function HandPlane({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true" className={className}>
      <path className={G.guide} d="M2 67h92" />
      <path className={G.accentLine} d="M44 42c2-14 0-26 10-30 8-3 15 3 14 9-1 5-7 7-10 3-2-3 0-7 4-6" />
      <path className={G.top} d="M8 62V50c0-5 3-8 8-8h22l8 12 6-12h28c6 0 10 4 10 10v10z" />
      <path className={G.accent} d="M70 42c-4-8 0-16 8-16 6 0 8 5 5 9-2 3-2 5-1 7z" />
      <path className={G.top} d="M18 42c-3-6 0-12 6-12s9 6 6 12z" />
    </svg>
  )
}
