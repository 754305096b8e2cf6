import type { RefObject } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { cx } from '../../ui/cx.ts'
import { SearchBox } from '../../ui/search-box.tsx'

export interface BrowseHeroProps {
  /** Rendered before it is known who asks: leaves out what only members see, unless there is a session. */
  isFallback?: boolean
  total?: number
  /** Left out before hydration: what is typed too early would be lost. */
  search?: {
    ref: RefObject<HTMLInputElement | null>
    text: string
    onChange: (text: string) => void
    onEnter: () => void
  }
}

export function BrowseHero({ isFallback = false, total, search }: BrowseHeroProps) {
  return (
    <header className="flex flex-col gap-6 border-b border-line pb-10">
      <div>
        <h1 className="text-4xl">Discover Premium Projects</h1>
        <div className={isFallback ? 'hidden signed-in:block' : undefined}>
          <p className="mt-3 flex min-h-7 items-center gap-1.5 text-lg text-muted">
            {total === undefined ? (
              // Wraps as the sentence will.
              <span
                aria-hidden="true"
                className="animate-breathe bg-[linear-gradient(transparent_20%,var(--color-line)_20%_80%,transparent_80%)] box-decoration-clone text-transparent"
              >
                00 projects posted by the clients of Guildhall
              </span>
            ) : (
              <span>
                <strong className="font-semibold text-ink">
                  {total > 0 ? total.toLocaleString('en-US') : 'Exclusive'}
                </strong>{' '}
                {total === 1 ? 'project' : 'projects'} posted by the clients of Guildhall
              </span>
            )}
          </p>
          <p className="mt-1">
            <Link to={paths.forYou} className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
              See projects for you
            </Link>
          </p>
        </div>
      </div>
      {search ? (
        <SearchBox
          ref={search.ref}
          size="lg"
          label="Search projects"
          placeholder="Search projects by skill or keyword"
          value={search.text}
          onChange={search.onChange}
          onSearch={search.onEnter}
          className="max-w-2xl [&_input:placeholder-shown]:pr-3"
        />
      ) : (
        <div
          aria-hidden="true"
          className={cx(
            'h-13 max-w-2xl rounded-md border border-edge bg-surface',
            isFallback && 'hidden signed-in:block',
          )}
        />
      )}
    </header>
  )
}
