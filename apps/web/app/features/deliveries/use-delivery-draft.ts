import { useEffect, useRef, useState } from 'react'
import { draftKey } from '../../drafts.ts'
import { discardFileDraft, readFileDraft, writeFileDraft } from '../../file-drafts.ts'
import { useTextDraft } from '../../hooks/use-text-draft.ts'

/** The message and files of a delivery that is not sent yet. They outlive the form, a reload and the session. */
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
      // What was chosen while the kept files were being read is newer.
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
    /** Whether something from an earlier visit stands in the form. */
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
