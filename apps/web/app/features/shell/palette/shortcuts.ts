export type Opened = 'find' | 'shortcuts'

const storageKey = 'singleKeys'

/** Keys without Ctrl get in the way of those who speak to their computer, so they can be turned off. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

export function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {}
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Ctrl K or ⌘ K anywhere, `?` outside of fields. Not over a dialog, which has to be answered first. */
export function openedBy(event: KeyboardEvent): Opened | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, isComposing, defaultPrevented } = event
  if (isComposing || defaultPrevented || altKey || document.querySelector('[role=dialog], [role=alertdialog]'))
    return undefined
  const isCommand = ctrlKey !== metaKey
  if (isCommand && !shiftKey && key.toLowerCase() === 'k') return 'find'
  if (key === '?' && !ctrlKey && !metaKey && !isTyping(target) && areSingleKeysOn()) return 'shortcuts'
  return undefined
}
