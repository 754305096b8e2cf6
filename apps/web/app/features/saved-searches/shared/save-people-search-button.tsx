import type { PeopleSearch } from '@guildhall/contract'
import { Suspense } from 'react'
import { lazyPart, nothing } from '../../../ui/lazy-part.tsx'
import { useSession } from '../../accounts/shared/session.tsx'

const SaveButton = lazyPart(() => import('../save-button.tsx'), nothing)

/** The server renders the page: signed-in viewers get the button's place before the scripts have loaded. */
export function SavePeopleSearchButton({ search }: { search: PeopleSearch }) {
  const { user } = useSession()
  const { sort: _order, ...asked } = search
  if (Object.keys(asked).length === 0) return null
  return (
    <div className="hidden min-h-11 max-sm:basis-full sm:min-w-40 sm:text-right signed-in:block">
      <Suspense>{user ? <SaveButton kind="people" search={search} /> : null}</Suspense>
    </div>
  )
}
