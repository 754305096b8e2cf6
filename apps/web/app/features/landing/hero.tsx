import type { LandingView } from '@guildhall/contract'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { AnchorButton } from '../../ui/link-button.tsx'
import { signUpLink } from '../navigation/shared/sign-up-link.ts'
import { NeedSearch } from './need-search.tsx'

export function Hero({ landing, picture }: { landing: LandingView | null; picture: ReactNode }) {
  return (
    <section className="frame pt-6 pb-10 lg:pt-10 lg:pb-12">
      <div className="@container">
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-[minmax(0,1fr)_25rem] xl:grid-cols-[minmax(0,1fr)_29rem]">
          <div className="min-w-0">
            {/* A fixed optical size keeps the word's proportions at every width. */}
            <h1 className="-ml-[0.03em] text-[calc(100cqi/6.6)] leading-[0.95] font-medium tracking-[-0.035em] whitespace-nowrap [font-variation-settings:'opsz'_144]">
              Guildhall
            </h1>
            <p className="mt-4 max-w-lg font-display text-xl text-balance sm:text-2xl">
              Connect with top freelancers, and see the work through.
            </p>
            <div className="mt-6 flex flex-wrap gap-3">
              <AnchorButton {...signUpLink(paths.newProject)} variant="primary" size="lg">
                Find Talent
              </AnchorButton>
              <AnchorButton {...signUpLink(paths.browseProjects)} size="lg">
                Start Freelancing
              </AnchorButton>
            </div>
            <NeedSearch categories={landing?.categories ?? []} className="mt-8" />
            {landing ? <p className="mt-6 text-sm text-muted">{feeLine(landing.feeBps)}</p> : null}
          </div>
          {picture}
        </div>
      </div>
    </section>
  )
}

function feeLine(feeBps: number): string {
  if (feeBps === 0) return 'Posting, proposing and being paid are free.'
  const share = `${(feeBps / 100).toLocaleString('en-US')}%`
  return `Posting and proposing are free, and Guildhall keeps ${share} of what is released to the freelancer.`
}
