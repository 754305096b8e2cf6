import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { AnchorButton } from '../../ui/link-button.tsx'
import { signUpLink } from '../navigation/shared/sign-up-link.ts'

export interface HeroProps {
  search: ReactNode
  /** Undefined if it could not be asked for. */
  feeBps: number | undefined
  people: ReactNode
  contract: ReactNode
}

export function Hero({ search, feeBps, people, contract }: HeroProps) {
  return (
    <section className="frame pt-5 pb-16 lg:pb-20">
      <div className="@container">
        <div className="grid gap-x-8 gap-y-8 lg:gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem] xl:grid-cols-[minmax(0,1fr)_29rem]">
          <div className="min-w-0">
            {/* A fixed optical size keeps the word's proportions at every width. */}
            <h1 className="-ml-[0.03em] text-[calc(100cqi/6.6)] leading-[0.95] font-medium tracking-[-0.035em] whitespace-nowrap [font-variation-settings:'opsz'_144]">
              Guildhall
            </h1>
            <p className="mt-4 font-display text-xl text-balance">
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
            {search}
            {feeBps === undefined ? null : <p className="mt-4 text-sm text-muted">{feeLine(feeBps)}</p>}
          </div>
          {/* On a phone people come first: the contract is as high as its screen. */}
          <div className="min-w-0 lg:col-span-2 lg:row-start-2">{people}</div>
          <div className="min-w-0 lg:col-start-2 lg:row-start-1">{contract}</div>
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
