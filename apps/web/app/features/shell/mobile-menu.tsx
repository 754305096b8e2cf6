import { Menu, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'

export function MobileMenu({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  // The location at which it was opened, so that any navigation closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === key
  const button = useRef<HTMLButtonElement>(null)
  const sheetId = useId()

  useEffect(() => {
    if (!isOpen) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      setOpenedAt(null)
      button.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen])

  return (
    <div className="lg:hidden">
      <button
        ref={button}
        type="button"
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        aria-controls={sheetId}
        onClick={() => setOpenedAt(isOpen ? null : key)}
        className="inline-flex size-11 items-center justify-center rounded-md hover:bg-sunken [&_svg]:size-5"
      >
        {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
      </button>
      <div
        id={sheetId}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-paper shadow-float"
      >
        <div className="frame flex flex-col gap-6 py-5">{children}</div>
      </div>
    </div>
  )
}
