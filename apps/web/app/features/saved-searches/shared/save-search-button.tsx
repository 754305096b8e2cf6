import { allProjects, type PeopleSearch, type ProjectSearch } from '@guildhall/contract'
import { BellPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FloatingPartMissing, lazyPart } from '../../../ui/lazy-part.tsx'
import { useSession } from '../../accounts/shared/session.tsx'
import type { NewSearch } from '../save-dialog.tsx'

const SaveDialog = lazyPart(() => import('../save-dialog.tsx'), FloatingPartMissing)

/** Saves the present search of the list of projects. Nothing while it searches for everything. */
export function SaveSearchButton({ search, category, sort }: ProjectSearch) {
  const text = search.trim()
  const isEverything = text === '' && category === allProjects
  return isEverything ? null : <SaveButton kind="projects" search={{ search: text, category, sort }} />
}

/** The same for the page of people, which the server renders: signed-in viewers get its place before the scripts have loaded. */
export function SavePeopleSearchButton({ search }: { search: PeopleSearch }) {
  const { user } = useSession()
  const { sort: _order, ...asked } = search
  if (Object.keys(asked).length === 0) return null
  return (
    <div className="hidden min-h-11 signed-in:block">{user ? <SaveButton kind="people" search={search} /> : null}</div>
  )
}

function SaveButton(search: NewSearch) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <BellPlus aria-hidden="true" className="size-4" />
        Save Search
      </Button>
      <Suspense>{isOpen ? <SaveDialog search={search} onClose={() => setIsOpen(false)} /> : null}</Suspense>
    </>
  )
}
