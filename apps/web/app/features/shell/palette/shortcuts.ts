import { isSingleKey } from '../../../single-keys.ts'

export type Opened = 'find' | 'shortcuts'

/** Ctrl K or ⌘ K anywhere, `?` outside of fields. Not over a dialog, which has to be answered first. */
export function openedBy(event: KeyboardEvent): Opened | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented } = event
  if (isComposing || defaultPrevented || altKey || document.querySelector('[role=dialog], [role=alertdialog]'))
    return undefined
  const isCommand = ctrlKey !== metaKey
  if (isCommand && !shiftKey && key.toLowerCase() === 'k') return 'find'
  return key === '?' && isSingleKey(event) ? 'shortcuts' : undefined
}
