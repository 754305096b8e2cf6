import { lazy, type ReactNode, Suspense, useState } from 'react'
import { usePartWhenIdle } from '../load-part.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** One sentence below the title, read out when the dialog opens. */
  description?: ReactNode
  footer?: ReactNode
  wide?: boolean
  children?: ReactNode
}

const loadPanel = () => import('./dialog-panel.tsx')
const DialogPanel = lazy(loadPanel)

/** A dialog over the page: holds the focus, closes by Escape, by its cross and by a press outside. */
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
