import { type ReactNode, Suspense } from 'react'
import { lazyPart, nothing } from '../lazy-part.tsx'

interface IllustrationProps {
  className?: string
}
type Illustration = (props: IllustrationProps) => ReactNode

/** Keeps its place while it loads; without a connection it stays empty. */
function lazyIllustration(viewBox: string, load: () => Promise<{ default: Illustration }>): Illustration {
  const Drawing = lazyPart(load, nothing)
  return ({ className }) => (
    <Suspense fallback={<svg viewBox={viewBox} aria-hidden="true" className={className} />}>
      <Drawing className={className} />
    </Suspense>
  )
}

export const ClosedDoor = lazyIllustration('0 0 220 210', async () => ({
  default: (await import('./closed-door.tsx')).ClosedDoor,
}))

export const BrokenPencil = lazyIllustration('0 0 280 130', async () => ({
  default: (await import('./broken-pencil.tsx')).BrokenPencil,
}))

export const DovetailJoint = lazyIllustration('-73 -51 594 351', async () => ({
  default: (await import('./dovetail-joint.tsx')).DovetailJoint,
}))

export const EmptyTray = lazyIllustration('49 -10 237 176', async () => ({
  default: (await import('./empty-tray.tsx')).EmptyTray,
}))

export const IdleCaliper = lazyIllustration('0 0 240 150', async () => ({
  default: (await import('./idle-caliper.tsx')).IdleCaliper,
}))

export const MismatchedJoint = lazyIllustration('-12 -21 468 281', async () => ({
  default: (await import('./mismatched-joint.tsx')).MismatchedJoint,
}))

export const ToolWall = lazyIllustration('0 0 232 168', async () => ({
  default: (await import('./tool-wall.tsx')).ToolWall,
}))
