import { paths } from '../../paths.ts'
import { HandPlane, Strongbox, TrySquare } from '../../ui/illustrations/tools.tsx'

const features = [
  {
    title: 'Quality Talent',
    Tool: TrySquare,
    text: 'Skilled professionals in design, development, writing and marketing, whom you compare side by side.',
  },
  {
    title: 'Secure Payments',
    Tool: Strongbox,
    text: (
      <>
        Escrow protection: what the client pays is held until the work is approved, or goes back by{' '}
        <a href={paths.moneyRules} className="text-link">
          published rules
        </a>
        .
      </>
    ),
  },
  {
    title: 'Fast Delivery',
    Tool: HandPlane,
    text: 'Every project shows its deadline, and files are delivered where the work was agreed, version by version.',
  },
]

export function Features() {
  return (
    <section aria-labelledby="why" className="border-t border-line">
      <div className="frame py-16 lg:py-24">
        <h2 id="why" className="text-4xl">
          Why Choose Guildhall
        </h2>
        <ul className="mt-10 grid gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-3 lg:mt-14">
          {features.map(({ title, text, Tool }) => (
            <li key={title} className="flex flex-col bg-surface p-7 lg:p-9">
              <Tool className="h-18 w-24" />
              <h3 className="mt-8 text-2xl">{title}</h3>
              <p className="mt-3 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
