import { useEffect, useState } from 'react'
import { discardDraft, draftKey, readDraft, writeDraft } from '../drafts.ts'

/**
 * A text being written, kept as a draft that survives leaving the form, a reload and signing out.
 * @param owner who writes it; undefined until the session is known
 * @param what what the text is for, such as 'course prompt'
 */
export function useTextDraft(owner: string | undefined, what: string) {
  const key = owner === undefined ? undefined : draftKey(owner, what)
  const [text, setText] = useState(() => readText(key))

  // Text typed before the owner is known stays.
  useEffect(() => setText((typed) => typed || readText(key)), [key])

  function change(next: string) {
    setText(next)
    if (!key) return
    if (next === '') discardDraft(key)
    else writeDraft(key, next)
  }

  return [text, change] as const
}

function readText(key: string | undefined): string {
  const draft = key && readDraft(key)
  return typeof draft === 'string' ? draft : ''
}
