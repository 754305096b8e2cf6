import { paths } from '../../paths.ts'
import { DovetailJoint } from '../../ui/illustrations/dovetail-joint.tsx'
import { AnchorButton } from '../../ui/link-button.tsx'
import { signUpLink } from '../navigation/shared/sign-up-link.ts'

export function Hero() {
  return (
    <section className="overflow-hidden">
      <div className="frame pt-8 pb-14 lg:pb-20">
        {/* A fixed optical size keeps the word's proportions at every width. */}
        <div className="@container">
          <h1 className="-ml-[0.03em] text-[calc(100cqi/3.3)] leading-[0.9] font-medium tracking-[-0.035em] whitespace-nowrap [font-variation-settings:'opsz'_144]">
            Guildhall
          </h1>
        </div>
        <div className="mt-6 grid gap-x-8 gap-y-10 lg:mt-8 lg:grid-cols-[5fr_7fr]">
          <div className="lg:pt-8">
            <p className="max-w-md font-display text-2xl text-balance sm:text-[2rem] sm:leading-[1.2]">
              Connect with top freelancers, and see the work through.
            </p>
            <p className="mt-5 max-w-md text-lg text-muted">
              Post what you need done. Choose one proposal. Approve the work when it fits.
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <AnchorButton {...signUpLink(paths.newProject)} variant="primary" size="lg">
                Find Talent
              </AnchorButton>
              <AnchorButton {...signUpLink(paths.browseProjects)} size="lg">
                Start Freelancing
              </AnchorButton>
            </div>
          </div>
          <DovetailJoint className="w-full max-w-2xl justify-self-center" />
        </div>
      </div>
    </section>
  )
}
