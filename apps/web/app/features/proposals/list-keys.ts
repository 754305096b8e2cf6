import type { KeyboardEvent } from 'react'
import { areSingleKeysOn } from '../../single-keys.ts'

/**
 * While the focus is within a list of proposals: j and k go to the next and the one before, other keys press the button of this
 * proposal that names them. Not while somebody types, nor for who has turned single keys off.
 */
export function pressInList(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget: list, key } = event
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return
  if (!areSingleKeysOn()) return
  if (target.matches('input:not([type=checkbox]), textarea, select')) return
  const rows = [...list.children]
  const here = rows.findIndex((row) => row.contains(target))
  // Events of a dialog that a row opened come here, too.
  if (here < 0) return
  if (key === 'j' || key === 'k') {
    rows[here + (key === 'j' ? 1 : -1)]?.querySelector<HTMLElement>('[data-proposal]')?.focus()
  } else {
    rows[here]?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.click()
  }
}
