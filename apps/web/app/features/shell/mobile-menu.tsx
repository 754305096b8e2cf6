import { Menu, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

export function MobileMenu({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  // The location at which it was opened, so that any navigation closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === key
  const button = useRef<HTMLButtonElement>(null)

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
        aria-controls="menu"
        onClick={() => setOpenedAt(isOpen ? null : key)}
        className="sheet-button"
      >
        {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
      </button>
      <div id="menu" hidden={!isOpen} className="sheet">
        {isOpen ? <div className="frame flex flex-col gap-6 py-5">{children}</div> : null}
      </div>
    </div>
  )
}
