import { useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { ApiError } from '../api-errors.ts'
import { discardDraft, writeDraft } from '../drafts.ts'
import { useFormDraft } from './use-form-draft.ts'
import { useValidatedForm, type ValidatedFormOptions } from './use-validated-form.ts'

export interface Revision<Values, Version> {
  values: Values
  version: Version
}

interface Conflict<Values, Version> {
  sentence: string
  newer: Revision<Values, Version>
  differences: string[]
}

export interface EditFormOptions<Values extends FieldValues, Body, Version>
  extends Pick<ValidatedFormOptions<Values, Body>, 'loadSchema' | 'onFailure' | 'onInvalid' | 'problemsIn'> {
  original: Revision<Values, Version>
  draftKey: string
  draft: (Revision<Values, Version> & { setAside?: Values }) | undefined
  /** A refusal whose code ends in `.changed_elsewhere` or `.changed` means that a newer version exists. */
  save: (body: Body, version: Version) => Promise<unknown>
  fetchNewest: () => Promise<Revision<Values, Version>>
  differences: (one: Values, other: Values) => string[]
  onSaved: () => unknown
  onChange?: () => void
}

/** After a save made elsewhere, the user sees the differences and chooses; until then neither version is lost. */
export function useEditForm<Values extends FieldValues, Body, Version>({
  original,
  draftKey,
  draft,
  save,
  fetchNewest,
  differences,
  onSaved,
  onChange,
  ...options
}: EditFormOptions<Values, Body, Version>) {
  // Later refetches must not change a form while it is being edited.
  const [pristine] = useState(original)
  const [version, setVersion] = useState(draft ? draft.version : original.version)
  const [setAside, setSetAside] = useState(draft?.setAside)
  const [isRestored, setIsRestored] = useState(draft !== undefined)
  const [conflict, setConflict] = useState<Conflict<Values, Version>>()
  const { form, submit } = useValidatedForm<Values, Body, [Version]>({
    ...options,
    defaultValues: pristine.values,
    send,
  })
  useFormDraft({ form, draftKey, draft, rest: { version, setAside }, onChange })

  async function send(body: Body, writtenOver: Version) {
    const mine = form.getValues()
    try {
      await save(body, writtenOver)
    } catch (error) {
      if (!(error instanceof ApiError) || !/\.changed(_elsewhere)?$/.test(error.code)) throw error
      const newer = await fetchNewest()
      const found = differences(newer.values, mine)
      if (found.length > 0) return setConflict({ sentence: error.message, newer, differences: found })
      // No difference: it was our own save, whose answer was lost.
    }
    discardDraft(draftKey)
    return onSaved()
  }

  function show(values: Values, laidAside: Values | undefined, over: Version) {
    setVersion(over)
    setSetAside(laidAside)
    form.reset(values as DefaultValues<Values>, { keepDefaultValues: true })
    writeDraft(draftKey, { values, version: over, setAside: laidAside })
  }

  return {
    form,
    conflict,
    isSetAside: setAside !== undefined,
    isRestored: isRestored && !conflict && !setAside,
    submit: () => submit(version),
    /** Keeps the user's text for `bringBack`. */
    loadNewer: () => {
      if (!conflict) return
      show(conflict.newer.values, form.getValues(), conflict.newer.version)
      setConflict(undefined)
    },
    bringBack: () => {
      if (setAside) show(setAside, undefined, version)
    },
    overwrite: () => {
      if (!conflict) return
      setVersion(conflict.newer.version)
      setConflict(undefined)
      submit(conflict.newer.version)
    },
    startAfresh: () => {
      form.reset(pristine.values as DefaultValues<Values>)
      discardDraft(draftKey)
      setVersion(pristine.version)
      setSetAside(undefined)
      setIsRestored(false)
    },
    discard: () => discardDraft(draftKey),
  }
}
