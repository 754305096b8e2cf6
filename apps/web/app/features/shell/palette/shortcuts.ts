import { areSingleKeysOn } from '../../../single-keys.ts'

export type Opened = 'find' | 'shortcuts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

export const isFindKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === 'k'

/** Ctrl K or ⌘ K anywhere, `?` outside of fields. Not over a dialog, which has to be answered first. */
export function openedBy(event: KeyboardEvent): Opened | undefined {
  const { key, ctrlKey, metaKey, altKey, target, isComposing, defaultPrevented } = event
  if (isComposing || defaultPrevented || altKey || document.querySelector('[role=dialog], [role=alertdialog]'))
    return undefined
  if (isFindKey(event)) return 'find'
  if (key === '?' && !ctrlKey && !metaKey && !isTyping(target) && areSingleKeysOn()) return 'shortcuts'
  return undefined
}
