import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useReference } from '../../document-context.ts'
import { paths } from '../../paths.ts'
import { BrokenPencil } from '../../ui/illustrations/broken-pencil.tsx'
import { AnchorButton } from '../../ui/link-button.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { NotFound } from './not-found.tsx'
import { WaysOn } from './ways-on.tsx'

/** What shows when a screen failed and nothing nearer to it could help. */
export function ErrorScreen() {
  const error = useRouteError()
  const reference = useReference()
  const isMissing = isRouteErrorResponse(error) && error.status === 404

  return (
    <>
      <title>{isMissing ? 'Page not found · Guildhall' : 'Something went wrong · Guildhall'}</title>
      <header className="border-b border-line">
        <div className="frame flex h-16 items-center">
          <a href={paths.home} className="flex min-h-11 items-center" aria-label="Guildhall, home">
            <Wordmark />
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {isMissing ? <NotFound /> : <Failure reference={reference} />}
      </main>
    </>
  )
}

function Failure({ reference }: { reference: string | undefined }) {
  return (
    <div className="frame grid items-center gap-10 py-14 lg:grid-cols-2 lg:py-24">
      <BrokenPencil className="w-full max-w-md justify-self-center lg:order-last" />
      <div>
        <p className="eyebrow">Something went wrong</p>
        <h1 className="mt-2 text-4xl">That one is on us</h1>
        <p className="mt-4 max-w-md text-lg text-muted">
          The page could not be shown. What you saved before is safe; trying again often helps.
        </p>
        {reference ? (
          <p className="mt-4 text-sm text-muted">
            If you report it, quote reference{' '}
            <code className="rounded-xs bg-sunken px-1.5 py-0.5 text-ink select-all">{reference}</code>
          </p>
        ) : null}
        <div className="mt-6 mb-10">
          {/* The same address once more, as a link: it works even when scripts are what failed. */}
          <AnchorButton href="" variant="primary">
            Try again
          </AnchorButton>
        </div>
        <WaysOn />
      </div>
    </div>
  )
}
