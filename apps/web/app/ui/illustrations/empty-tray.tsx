import * as G from './strokes.ts'

export function EmptyTray({ className }: { className?: string }) {
  return (
    <svg viewBox="49 -10 237 176" aria-hidden="true" className={className}>
      <path className={G.sideY} d="M184.6 156L54.7 81L54.7 85L184.6 160Z" />
      <path className={G.sideX} d="M279.9 101L184.6 156L184.6 160L279.9 105Z" />
      <path className={G.top} d="M150 26L279.9 101L184.6 156L54.7 81Z" />
      <path className={G.sideY} d="M273 75L143.1 0L143.1 34L273 109Z" />
      <path className={G.sideX} d="M279.9 71L273 75L273 109L279.9 105Z" />
      <path className={G.top} d="M150 -4L279.9 71L273 75L143.1 0Z" />
      <path className={G.sideX} d="M150 4L68.6 51L68.6 85L150 38Z" />
      <path className={G.sideY} d="M68.6 51L61.7 47L61.7 81L68.6 85Z" />
      <path className={G.top} d="M143.1 0L150 4L68.6 51L61.7 47Z" />
      <path className={G.dash} d="M151.7 53L233.1 100L182.9 129L101.5 82L151.7 53M151.7 53L165.6 92L233.1 100" />
      <path className={G.sideX} d="M273 75L191.6 122L191.6 156L273 109Z" />
      <path className={G.sideY} d="M191.6 122L184.6 118L184.6 152L191.6 156Z" />
      <path className={G.top} d="M266 71L273 75L191.6 122L184.6 118Z" />
      <path className={G.sideY} d="M184.6 126L54.7 51L54.7 85L184.6 160Z" />
      <path className={G.sideX} d="M191.6 122L184.6 126L184.6 160L191.6 156Z" />
      <path className={G.top} d="M61.7 47L191.6 122L184.6 126L54.7 51Z" />
    </svg>
  )
}
