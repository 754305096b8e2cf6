import { useEffect, useState } from 'react'
import { discardDraft, draftKey, readDraft, writeDraft } from '../../drafts.ts'

/** The prompt being written; it outlives a reload. @param owner undefined until it is known who writes */
export function usePromptDraft(owner: string | undefined) {
  const key = owner === undefined ? undefined : draftKey(owner, 'course prompt')
  const [prompt, setPrompt] = useState(() => kept(key))

  // What was typed before it was known who types stays.
  useEffect(() => setPrompt((typed) => typed || kept(key)), [key])

  function change(next: string) {
    setPrompt(next)
    if (!key) return
    if (next === '') discardDraft(key)
    else writeDraft(key, next)
  }

  return [prompt, change] as const
}

function kept(key: string | undefined): string {
  const draft = key && readDraft(key)
  return typeof draft === 'string' ? draft : ''
}
