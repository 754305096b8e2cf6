import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { FloatingPartMissing, lazyPart } from '../../../ui/lazy-part.tsx'
import { isFindKey, type Opened, openedBy } from './shortcuts.ts'

const Palette = lazyPart(() => import('./palette.tsx'), FloatingPartMissing)
const ShortcutList = lazyPart(() => import('./shortcut-list.tsx'), FloatingPartMissing)

const addresses: Readonly<Record<string, Opened>> = { '#find': 'find', '#shortcuts': 'shortcuts' }

/** Opens what a key or the end of an address asks for. What it opens is fetched with the first press. */
export function PaletteHost({ userId }: { userId: string }) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [pressed, setPressed] = useState<Opened>()
  const opened = pressed ?? addresses[hash]

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const asked = openedBy(event)
      // Also over a dialog: the browser's own search would open behind it.
      if (asked || isFindKey(event)) event.preventDefault()
      if (asked) setPressed(asked)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  function close() {
    setPressed(undefined)
    if (addresses[hash]) void navigate(pathname + search, { replace: true, preventScrollReset: true })
  }

  return (
    <Suspense>
      {opened === 'find' ? <Palette userId={userId} onClose={close} onGo={() => setPressed(undefined)} /> : null}
      {opened === 'shortcuts' ? <ShortcutList onClose={close} /> : null}
    </Suspense>
  )
}
