import { paths } from '../../paths.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { footerGroups } from './site-menus.ts'

const rules = [
  { label: 'assessments', href: paths.rules },
  { label: 'payments', href: paths.moneyRules },
  { label: 'reviews', href: paths.reviewRules },
  { label: 'moderation', href: paths.moderationRules },
  { label: 'proposals', href: paths.proposalRules },
  { label: 'suggestions', href: paths.matchingRules },
]

export function SiteFooter() {
  const link =
    'inline-flex min-h-8 items-center text-sm text-muted hover:text-ink hover:underline pointer-coarse:min-h-11'
  return (
    <footer className="border-t border-line">
      <div className="frame grid grid-cols-2 gap-x-8 gap-y-10 py-14 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 sm:col-span-3 lg:col-span-1">
          <Wordmark />
          <p className="mt-3 max-w-64 text-sm text-muted">
            Where work is agreed clearly, and paid when it is approved.
          </p>
        </div>
        {footerGroups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className="font-sans text-sm font-semibold tracking-normal">{group.title}</h2>
            <ul className="mt-2">
              {group.links.map(({ label, href }) => (
                <li key={label}>
                  <a href={href} className={link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="frame">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-6">
          <p className="text-sm text-muted">© 2024 Guildhall</p>
          <ul className="flex flex-wrap gap-x-5">
            <li>
              <a href={paths.terms} className={link}>
                Terms of Service
              </a>
            </li>
            <li>
              <a href={paths.privacy} className={link}>
                Privacy Policy
              </a>
            </li>
            <li className="flex flex-wrap gap-x-5">
              <span aria-hidden="true" className="inline-flex min-h-8 items-center text-sm pointer-coarse:min-h-11">
                Rules of
              </span>
              {rules.map(({ label, href }) => (
                <a key={href} href={href} className={link}>
                  <VisuallyHidden>Rules of </VisuallyHidden>
                  {label}
                </a>
              ))}
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}
