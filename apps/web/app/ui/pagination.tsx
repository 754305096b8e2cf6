import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, type To } from 'react-router'
import { cx } from './cx.ts'

export interface PaginationProps {
  /** What is paged, for those who listen: 'Projects'. */
  label: string
  /** From 1. */
  page: number
  pageCount: number
  toPage: (page: number) => To
}

/** The pages worth a link of their own: the first, the last, and those around the current one. */
export function pagesToShow(page: number, pageCount: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount)
  const pages = [...new Set(near)].sort((a, b) => a - b)
  return pages.flatMap((n, i) => {
    const before = pages[i - 1]
    if (before === undefined || n - before === 1) return [n]
    // A gap of one page is shorter written out.
    return n - before === 2 ? [n - 1, n] : ['gap' as const, n]
  })
}

const box =
  'inline-flex min-h-10 min-w-10 items-center justify-center rounded-md px-1.5 text-sm pointer-coarse:min-h-11'

/** Links to the pages of a long list. */
export function Pagination({ label, page, pageCount, toPage }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={`${label}: pages`} className="flex flex-wrap items-center justify-center py-6 sm:gap-1">
      <Step label="Previous page" to={page > 1 ? toPage(page - 1) : undefined} icon={<ChevronLeft />} />
      {pagesToShow(page, pageCount).map((n, i) =>
        n === 'gap' ? (
          <span key={`gap-${i}`} aria-hidden="true" className={cx(box, 'text-muted')}>
            …
          </span>
        ) : (
          <Link
            key={n}
            to={toPage(n)}
            aria-label={`Page ${n}`}
            aria-current={n === page ? 'page' : undefined}
            className={cx(box, n === page ? 'bg-ink font-semibold text-paper' : 'hover:bg-sunken')}
          >
            {n}
          </Link>
        ),
      )}
      <Step label="Next page" to={page < pageCount ? toPage(page + 1) : undefined} icon={<ChevronRight />} />
    </nav>
  )
}

function Step({ label, to, icon }: { label: string; to?: To; icon: React.ReactNode }) {
  const look = cx(box, '[&_svg]:size-4')
  if (!to)
    return (
      <span aria-hidden="true" className={cx(look, 'opacity-35')}>
        {icon}
      </span>
    )
  return (
    <Link to={to} aria-label={label} className={cx(look, 'hover:bg-sunken')}>
      {icon}
    </Link>
  )
}
