import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Page, type PageProps } from '../../../ui/page.tsx'
import { type AdminSectionName, adminSections } from '../admin-sections.ts'

const all = Object.entries(adminSections)
/** How much of the section before the current one shows when the row scrolls. */
const peekPx = 64

export interface AdminPageProps extends Omit<PageProps, 'title' | 'eyebrow'> {
  section?: AdminSectionName
  /** Default: that of the section. */
  title?: string
  children: ReactNode
}

/** The frame of one of the operators' screens. */
export function AdminPage({ section, title = section ? adminSections[section].title : '', ...rest }: AdminPageProps) {
  // The server sends these pages as ones that do not exist, so the title comes afterwards.
  useEffect(() => {
    document.title = `${title} · Operators · Guildhall`
  }, [title])
  return (
    <Page title={title} eyebrow="Operators" {...rest}>
      {section ? <AdminNav current={section} /> : null}
      {rest.children}
    </Page>
  )
}

function AdminNav({ current }: { current: AdminSectionName }) {
  const row = useRef<HTMLElement>(null)

  // On a phone the row scrolls. scrollIntoView would also scroll the page.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[href="${adminSections[current].to}"]`)
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.offsetLeft - peekPx
  }, [current])

  return (
    <nav ref={row} aria-label="Operators" className="overflow-x-auto border-b border-line">
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
