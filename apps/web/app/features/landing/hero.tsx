import { paths } from '../../paths.ts'
import { DovetailJoint } from '../../ui/illustrations/dovetail-joint.tsx'
import { AnchorButton } from '../../ui/link-button.tsx'

/** Signing up first, then on to where the button leads; whoever is signed in goes there at once (`site.js`). */
export const signUpThen = (next: string) => ({
  href: `${paths.signup}?next=${encodeURIComponent(next)}`,
  'data-signed-in-href': next,
})

export function Hero() {
  return (
    <section className="overflow-hidden">
      <div className="frame pt-8 pb-16 sm:pt-12 lg:pb-20">
        {/* As wide as the page's measure, whatever that is: the word is 3.17 times as wide as its letters are high. */}
        <div className="@container">
          <h1 className="-ml-[0.045em] text-[calc(100cqi/3.1)] leading-[0.9] font-medium tracking-[-0.045em] whitespace-nowrap">
            Guildhall
          </h1>
        </div>
        <div className="mt-8 grid items-center gap-x-8 gap-y-10 lg:mt-10 lg:grid-cols-[5fr_7fr]">
          <div>
            <p className="max-w-md font-display text-2xl text-balance sm:text-[2rem] sm:leading-[1.2]">
              Connect with top freelancers, and see the work through.
            </p>
            <p className="mt-5 max-w-md text-lg text-muted">
              Post what you need done. Choose one proposal. Approve the work when it fits.
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <AnchorButton {...signUpThen(paths.newProject)} variant="primary" size="lg">
                Find Talent
              </AnchorButton>
              <AnchorButton {...signUpThen(paths.browseProjects)} size="lg">
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
