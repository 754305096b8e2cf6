import { ChevronRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'

export interface PageLink {
  to: string
  title: string
  summary: string
  Icon: LucideIcon
}

/** An overview of pages: each row leads to one. */
export function PageLinks({ pages }: { pages: readonly PageLink[] }) {
  return (
    <ul className="max-w-2xl divide-y divide-line border-y border-line">
      {pages.map(({ to, title, summary, Icon }) => (
        <li key={to}>
          <Link to={to} className="group flex items-center gap-4 py-4 -outline-offset-2">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold group-hover:text-rose">{title}</span>
              <span className="block text-sm text-muted">{summary}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
