import { paths } from '../../paths.ts'
import { AnchorButton } from '../../ui/link-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { signUpLink } from '../navigation/shared/sign-up-link.ts'

export function CallToAction() {
  return (
    <section aria-labelledby="start" className="bg-sunken">
      <DovetailEdge />
      <div className="bg-slate text-on-slate">
        <div className="frame flex flex-col items-start gap-8 py-16 lg:flex-row lg:items-end lg:justify-between lg:py-24">
          <div>
            <h2 id="start" className="max-w-2xl text-4xl">
              Ready to Start Your Next Project
            </h2>
            <p className="mt-4 max-w-xl text-lg text-on-slate-muted">
              An account takes a minute, and you can hire and work with the same one.
            </p>
          </div>
          <div className="flex flex-wrap gap-3 [&_:focus-visible]:outline-on-slate">
            <AnchorButton {...signUpLink(paths.clientProjects)} variant="primary" size="lg">
              Get Started Today
            </AnchorButton>
            <AnchorButton href={paths.howItWorks} variant="inverse" size="lg">
              Learn More
              <VisuallyHidden> about how Guildhall works</VisuallyHidden>
            </AnchorButton>
          </div>
        </div>
      </div>
    </section>
  )
}

function DovetailEdge() {
  return (
    <svg aria-hidden="true" className="-mb-px block h-6 w-full text-slate">
      <defs>
        <pattern id="dovetail-edge" width="72" height="24" patternUnits="userSpaceOnUse">
          <path fill="currentColor" d="M14 24 8 0h56l-6 24z" />
        </pattern>
      </defs>
      <rect width="100%" height="24" fill="url(#dovetail-edge)" />
    </svg>
  )
}
