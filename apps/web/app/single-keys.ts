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
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))

/** Whether a key pressed alone may do something here: not in a field, and not over a dialog, which has to be answered first. */
export const isSingleKey = ({ ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey || isComposing || defaultPrevented || isTyping(target)) &&
  !document.querySelector('[role=dialog], [role=alertdialog]') &&
  areSingleKeysOn()
