import { allProjects, type SavedSearchBody } from '@guildhall/contract'
import { BellPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FloatingPartMissing, lazyPart } from '../../../ui/lazy-part.tsx'

const SaveDialog = lazyPart(() => import('../save-dialog.tsx'), FloatingPartMissing)

type Search = Required<SavedSearchBody['search']>

/** Saves the present search of the list of projects. Nothing while it searches for everything. */
export function SaveSearchButton({ search, category, sort }: Search) {
  const [isOpen, setIsOpen] = useState(false)
  const text = search.trim()
  const isEverything = text === '' && category === allProjects
  if (isEverything) return null
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <BellPlus aria-hidden="true" className="size-4" />
        Save Search
      </Button>
      <Suspense>
        {isOpen ? <SaveDialog search={{ search: text, category, sort }} onClose={() => setIsOpen(false)} /> : null}
      </Suspense>
    </>
  )
}
