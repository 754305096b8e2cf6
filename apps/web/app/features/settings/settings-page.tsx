import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Page } from '../../ui/page.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { type SettingsSectionName, settingsSections } from './settings-sections.ts'

/** How much of the section before the current one shows when the row scrolls. */
const peekPx = 64

const all = Object.entries(settingsSections)

/** The frame of one settings page. It shows `children` to the signed-in; others are sent to sign in. */
export function SettingsPage({ section, children }: { section: SettingsSectionName; children: ReactNode }) {
  const user = useRequiredUser()
  const { title, summary } = settingsSections[section]
  return (
    <Page title={title} eyebrow="Settings" lead={summary}>
      <SettingsNav current={section} />
      {/* The key starts afresh for another account, so that no form keeps another person's text. */}
      <div key={user?.id} className="flex max-w-2xl flex-col gap-6">
        {user ? children : <SkeletonCards label="Loading..." count={2} />}
      </div>
    </Page>
  )
}

function SettingsNav({ current }: { current: SettingsSectionName }) {
  const row = useRef<HTMLElement>(null)

  // On a phone the row scrolls. scrollIntoView would also scroll the page.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[href="${settingsSections[current].to}"]`)
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.offsetLeft - peekPx
  }, [current])

  return (
    <nav ref={row} aria-label="Settings" className="overflow-x-auto border-b border-line">
      <ul className="flex gap-6 px-0.5">
        {all.map(([name, { to, title }]) => (
          <li key={name} className="shrink-0">
            <Link
              to={to}
              aria-current={name === current ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent px-1 text-sm font-medium text-muted -outline-offset-2 hover:text-ink aria-[current]:border-rose aria-[current]:text-ink"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
