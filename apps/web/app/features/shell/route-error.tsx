import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useReference } from '../../document-context.ts'
import { ScriptError } from '../../fetch-script.ts'
import { BrokenPencil } from '../../ui/illustrations/lazy-illustrations.tsx'
import { AnchorButton } from '../../ui/link-button.tsx'
import { HelpfulLinks } from '../navigation/shared/helpful-links.tsx'
import { NotFound } from '../navigation/shared/not-found.tsx'

export function RouteError() {
  const error = useRouteError()
  const reference = useReference()

  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <title>Page not found · Guildhall</title>
        <NotFound />
      </>
    )
  }

  const isUnreachable = error instanceof ScriptError
  return (
    <div className="grid items-center gap-10 py-6 lg:grid-cols-2 lg:py-16">
      <title>Something went wrong · Guildhall</title>
      <BrokenPencil className="w-full max-w-md justify-self-center lg:order-last" />
      <div>
        <p className="eyebrow">{isUnreachable ? 'No connection' : 'Something went wrong'}</p>
        <h1 className="mt-2 text-4xl">{isUnreachable ? 'This page could not be loaded' : 'That one is on us'}</h1>
        <p className="mt-4 max-w-md text-lg text-muted">
          {isUnreachable
            ? 'Check your connection, then try again. What you saved before is safe.'
            : 'The page could not be shown. What you saved before is safe; trying again often helps.'}
        </p>
        {reference ? (
          <p className="mt-4 text-sm text-muted">
            If you report it, quote reference{' '}
            <code className="rounded-xs bg-sunken px-1.5 py-0.5 text-ink select-all">{reference}</code>
          </p>
        ) : null}
        <div className="mt-6 mb-10">
          {/* A link to the same address, as scripts may be what failed. */}
          <AnchorButton href="" variant="primary">
            Try again
          </AnchorButton>
        </div>
        <HelpfulLinks />
      </div>
    </div>
  )
}
