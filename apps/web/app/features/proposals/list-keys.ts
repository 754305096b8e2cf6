import { useEffect, useEffectEvent, useRef } from 'react'
import { isSingleKey } from '../../single-keys.ts'

/**
 * For a list of proposals: j and k go to the next and the one before, `a` asks to accept the one that has the focus, other keys press the
 * button of this proposal that names them. Not while somebody types, nor for who has turned single keys off.
 */
export function useListKeys(accept: (index: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!list.current || event.repeat || event.shiftKey || !isSingleKey(event)) return
    const rows = [...list.current.children]
    const here = rows.findIndex((row) => row.contains(document.activeElement))
    const { key } = event
    if (key === 'j' || key === 'k') {
      const next = key === 'j' ? here + 1 : (here < 0 ? rows.length : here) - 1
      rows[next]?.querySelector<HTMLElement>('[data-proposal]')?.focus()
    } else if (key === 'a') {
      if (here >= 0) accept(here)
    } else {
      rows[here]?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.click()
    }
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return list
}
