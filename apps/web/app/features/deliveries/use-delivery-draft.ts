import { useEffect, useRef, useState } from 'react'
import { draftKey } from '../../drafts.ts'
import { discardFileDraft, readFileDraft, writeFileDraft } from '../../file-drafts.ts'
import { useTextDraft } from '../../hooks/use-text-draft.ts'

/** Message and files that are not sent yet. They survive leaving the form, a reload and signing out and in. */
export function useDeliveryDraft(userId: string, proposalId: string) {
  const what = `delivery:${proposalId}`
  const key = draftKey(userId, what)
  const [message, changeMessage] = useTextDraft(userId, what)
  const [files, setFiles] = useState<File[]>([])
  const [isRestored, setIsRestored] = useState(message !== '')
  const hasChosen = useRef(false)

  useEffect(() => {
    let isCurrent = true
    void readFileDraft(key).then((kept) => {
      // Files chosen while the stored ones were being read take precedence.
      if (!isCurrent || hasChosen.current || kept.length === 0) return
      setFiles(kept)
      setIsRestored(true)
    })
    return () => {
      isCurrent = false
    }
  }, [key])

  return {
    message,
    files,
    isRestored,
    changeMessage,
    changeFiles(next: File[]) {
      hasChosen.current = true
      setFiles(next)
      void writeFileDraft(key, next)
    },
    discard() {
      hasChosen.current = true
      changeMessage('')
      setFiles([])
      setIsRestored(false)
      void discardFileDraft(key)
    },
  }
}
