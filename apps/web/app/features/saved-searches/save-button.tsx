import { BellPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FloatingPartMissing, lazyPart } from '../../ui/lazy-part.tsx'
import type { NewSearch } from './save-dialog.tsx'

const SaveDialog = lazyPart(() => import('./save-dialog.tsx'), FloatingPartMissing)

export default function SaveButton(search: NewSearch) {
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
