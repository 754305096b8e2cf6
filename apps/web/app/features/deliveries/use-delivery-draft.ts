import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
import { discardDraft, draftKey } from '../../drafts.ts'
import { discardFileDraft, readFileDraft, writeFileDraft } from '../../file-drafts.ts'
import type { DeliveryValues } from '../../forms/chosen-files.ts'
import { draftOf, readFormDraft } from '../../forms/form-draft.ts'
import { useFormDraft } from '../../forms/use-form-draft.ts'

const messageDraft = draftOf(v.object({ message: v.string() }), {})

export function useDeliveryDraft(
  form: UseFormReturn<DeliveryValues, unknown, DeliveryValues>,
  { userId, proposalId }: { userId: string; proposalId: string },
) {
  const key = draftKey(userId, `delivery:${proposalId}`)
  const [draft] = useState(() => readFormDraft(key, messageDraft))
  const [isRestored, setIsRestored] = useState(Boolean(draft?.values.message))
  const hasChosen = useRef(false)
  const { setValue } = form
  useFormDraft({ form, draftKey: key, draft, keptOf: ({ message }) => ({ message }) })

  useEffect(() => {
    let isCurrent = true
    void readFileDraft(key).then((kept) => {
      // Files chosen while the stored ones were being read take precedence.
      if (!isCurrent || hasChosen.current || kept.length === 0) return
      setValue('files', kept)
      setIsRestored(true)
    })
    return () => {
      isCurrent = false
    }
  }, [key, setValue])

  return {
    isRestored,
    keepFiles(files: File[]) {
      hasChosen.current = true
      void writeFileDraft(key, files)
    },
    discard() {
      hasChosen.current = true
      form.reset()
      setIsRestored(false)
      discardDraft(key)
      void discardFileDraft(key)
    },
  }
}
