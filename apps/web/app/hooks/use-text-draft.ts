import { useEffect, useState } from 'react'
import { discardDraft, draftKey, readDraft, writeDraft } from '../drafts.ts'

/** Survives leaving the form, a reload and the end of the session, but not signing out. `owner` is undefined until the session is known. */
export function useTextDraft(owner: string | undefined, what: string) {
  const key = owner === undefined ? undefined : draftKey(owner, what)
  const [text, setText] = useState(() => readText(key))

  // Keeps text typed before the owner is known.
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
