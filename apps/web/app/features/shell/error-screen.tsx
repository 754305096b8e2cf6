import { paths } from '../../paths.ts'
import { Wordmark } from '../../ui/wordmark.tsx'
import { RouteError } from './route-error.tsx'

export function ErrorScreen() {
  return (
    <>
      <header className="border-b border-line">
        <div className="frame flex h-16 items-center">
          <a href={paths.home} className="flex min-h-11 items-center" aria-label="Guildhall, home">
            <Wordmark />
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="frame py-8">
        <RouteError />
      </main>
    </>
  )
}
