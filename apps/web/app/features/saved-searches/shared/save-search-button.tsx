import { allProjects, type ProjectSearch } from '@guildhall/contract'
import { Suspense } from 'react'
import { lazyPart, nothing } from '../../../ui/lazy-part.tsx'

const SaveButton = lazyPart(() => import('../save-button.tsx'), nothing)

export function SaveSearchButton({ search, category, sort }: ProjectSearch) {
  const text = search.trim()
  const isEverything = text === '' && category === allProjects
  if (isEverything) return null
  return (
    <Suspense>
      <SaveButton kind="projects" search={{ search: text, category, sort }} />
    </Suspense>
  )
}
