import { isSingleKey } from '../../../single-keys.ts'

export type Opened = 'find' | 'shortcuts'

export const isFindKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === 'k'

/** Ctrl K or ⌘ K anywhere, `?` outside of fields. Not over a dialog, which has to be answered first. */
export function openedBy(event: KeyboardEvent): Opened | undefined {
  const { altKey, isComposing, defaultPrevented } = event
  if (isComposing || defaultPrevented || altKey || document.querySelector('[role=dialog], [role=alertdialog]'))
    return undefined
  if (isFindKey(event)) return 'find'
  return event.key === '?' && isSingleKey(event) ? 'shortcuts' : undefined
}
