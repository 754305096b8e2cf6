import { type ReactNode, Suspense, useState } from 'react'
import { usePartWhenIdle } from '../load-part.ts'
import { FloatingPartMissing, lazyPart } from './lazy-part.tsx'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Read out when the dialog opens. */
  description?: ReactNode
  footer?: ReactNode
  wide?: boolean
  children?: ReactNode
}

const loadPanel = () => import('./dialog-panel.tsx')
const DialogPanel = lazyPart(loadPanel, FloatingPartMissing)

/** Modal. Closes on Escape, its close button or a click outside. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(false)
  usePartWhenIdle(loadPanel)
  if (props.open && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense>
      <DialogPanel {...props} />
    </Suspense>
  )
}
