import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

/** Pixels of the previous section that stay visible. */
const peekPx = 64

export interface SectionNavProps {
  label: string
  sections: Readonly<Record<string, { to: string; title: string }>>
  current: string
}

export function SectionNav({ label, sections, current }: SectionNavProps) {
  const row = useRef<HTMLElement>(null)
  const to = sections[current]?.to

  // On a phone the row scrolls. scrollIntoView would also scroll the page.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[href="${to}"]`)
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.offsetLeft - peekPx
  }, [to])

  return (
    <nav ref={row} aria-label={label} className="soft-edges border-b border-line">
      <ul className="flex gap-6 px-0.5">
        {Object.entries(sections).map(([name, section]) => (
          <li key={name} className="shrink-0">
            <Link to={section.to} aria-current={name === current ? 'page' : undefined} className="tab">
              {section.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
