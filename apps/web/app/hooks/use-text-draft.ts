import { useEffect, useState } from 'react'
import { discardDraft, draftKey, readDraft, writeDraft } from '../drafts.ts'

/**
 * A text being written; it outlives the form, a reload and the session.
 * @param owner whose text it is; undefined until it is known who writes
 * @param what what the text is for, such as 'course prompt'
 */
export function useTextDraft(owner: string | undefined, what: string) {
  const key = owner === undefined ? undefined : draftKey(owner, what)
  const [text, setText] = useState(() => keptText(key))

  // What was typed before it was known who types stays.
  useEffect(() => setText((typed) => typed || keptText(key)), [key])

  function change(next: string) {
    setText(next)
    if (!key) return
    if (next === '') discardDraft(key)
    else writeDraft(key, next)
  }

  return [text, change] as const
}

function keptText(key: string | undefined): string {
  const draft = key && readDraft(key)
  return typeof draft === 'string' ? draft : ''
}
