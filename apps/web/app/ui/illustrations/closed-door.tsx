import * as G from './strokes.ts'

export function ClosedDoor({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 220 210" aria-hidden="true" className={className}>
      <path className={G.guide} d="M6 196h208" />
      {/* the arch and its keystone */}
      <path className={G.sideX} d="M36 196V98a74 74 0 0 1 148 0v98h-20V98a54 54 0 0 0-108 0v98z" />
      <path className={G.accentSolid} d="m99 24.5 22 0-4.5 20h-13z" />
      <path className={G.grain} d="M36 124h20M36 152h20M164 124h20M164 152h20M57 45.6l15 15M163 45.6l-15 15" />
      {/* the two leaves */}
      <path className={G.top} d="M56 196V98a54 54 0 0 1 54-54v152z" />
      <path className={G.top} d="M164 196V98a54 54 0 0 0-54-54v152z" />
      <path className={G.grain} d="M74 70v118M92 56v132M128 56v132M146 70v118" />
      <path className={G.outline} d="M103 130v14M117 130v14" />
      {/* the sign */}
      <path className={G.outline} d="M110 78 84 98M110 78l26 20" />
      <circle className={G.accentSolid} cx="110" cy="77" r="2.5" />
      <path className={G.accent} d="M76 98h68v26H76z" />
      <path className={G.accentLine} d="M86 107h48M86 115h30" />
    </svg>
  )
}
