import { type MetaFunction, useLocation } from 'react-router'
import { ClosedDoor } from '../../ui/illustrations/closed-door.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { upcomingFeatureAt } from './upcoming-features.ts'

export const meta: MetaFunction = ({ location }) => [
  { title: `${upcomingFeatureAt(location.pathname).title} · Guildhall` },
  { name: 'robots', content: 'noindex' },
]

/** Shown at the address of a feature that is not open yet: what it will do, and what to use instead. */
export default function ComingSoonScreen() {
  const { title, will, today } = upcomingFeatureAt(useLocation().pathname)

  return (
    <div className="mx-auto flex max-w-xl flex-col items-center py-4 text-center lg:py-8">
      <ClosedDoor className="w-44" />
      <p className="eyebrow mt-8">Not open yet</p>
      <h1 className="mt-2 text-3xl">{title}</h1>
      <p className="mt-4 text-lg">{will}</p>
      <div className="mt-8 w-full border-t border-line pt-8">
        <h2 className="text-xl">What works today</h2>
        <p className="mt-2 text-muted">{today.text}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {today.links.map(({ label, to }, i) => (
            <LinkButton key={to} to={to} variant={i === 0 ? 'primary' : 'secondary'}>
              {label}
            </LinkButton>
          ))}
        </div>
      </div>
    </div>
  )
}
