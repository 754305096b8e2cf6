import { paths } from '../../paths.ts'
import { Wordmark } from '../../ui/wordmark.tsx'
import { footerGroups } from './site-menus.ts'

export function SiteFooter() {
  const link =
    'inline-flex min-h-8 items-center text-sm text-muted hover:text-ink hover:underline pointer-coarse:min-h-11'
  return (
    <footer className="border-t border-line">
      <div className="frame grid grid-cols-2 gap-x-8 gap-y-10 py-14 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 sm:col-span-3 lg:col-span-1">
          <Wordmark />
          <p className="mt-3 max-w-64 text-sm text-muted">
            Where work is agreed in the open and shown when it is done.
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
          <ul className="flex flex-wrap gap-x-6">
            {[
              { label: 'Terms of Service', href: paths.terms },
              { label: 'Privacy Policy', href: paths.privacy },
              { label: 'Rules of assessments', href: paths.rules },
              { label: 'Rules of payments', href: paths.moneyRules },
              { label: 'Rules of reviews', href: paths.reviewRules },
              { label: 'Rules of moderation', href: paths.moderationRules },
              { label: 'Rules of proposals', href: paths.proposalRules },
              { label: 'Rules of suggestions', href: paths.matchingRules },
              { label: 'Help', href: paths.help },
            ].map(({ label, href }) => (
              <li key={href}>
                <a href={href} className={link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
