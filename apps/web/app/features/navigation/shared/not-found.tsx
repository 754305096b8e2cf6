import { MismatchedJoint } from '../../../ui/illustrations/lazy-illustrations.tsx'
import { HelpfulLinks } from './helpful-links.tsx'

export function NotFound() {
  return (
    <div className="grid items-center gap-10 py-6 lg:grid-cols-2 lg:py-16">
      <MismatchedJoint className="w-full max-w-lg justify-self-center lg:order-last" />
      <div>
        <p className="eyebrow">404</p>
        <h1 className="mt-2 text-4xl">There is no page at this address</h1>
        <p className="mt-4 mb-8 max-w-md text-lg text-muted">
          The page may have moved, or the link was cut short. Look for a project, or go on from one of these:
        </p>
        <HelpfulLinks />
      </div>
    </div>
  )
}
