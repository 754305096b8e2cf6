import { useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { discardDraft, writeDraft } from '../drafts.ts'
import { ApiError } from '../http.ts'
import { draftOf, useFormDraft } from './use-form-draft.ts'
import { useValidatedForm, type ValidatedFormOptions } from './use-validated-form.ts'

/** A draft of an edit: over which version it was written, and what was set aside for a newer one. */
export const editDraft = <Values, Version>(values: z.ZodType<Values>, version: z.ZodType<Version>) =>
  draftOf(values, { version, setAside: values.optional() })

/** Something as it is saved: what a form shows of it, and which version that is. */
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
  extends Pick<ValidatedFormOptions<Values, Body>, 'schema' | 'onFailure' | 'onInvalid' | 'problemsIn'> {
  /** What is edited, as it was when the form opened. */
  original: Revision<Values, Version>
  draftKey: string
  draft: (Revision<Values, Version> & { setAside?: Values }) | undefined
  /** Saves `body` if `version` is still the newest; otherwise a refusal whose code ends in `.changed_elsewhere`. */
  save: (body: Body, version: Version) => Promise<unknown>
  /** What is saved now. */
  fetchNewest: () => Promise<Revision<Values, Version>>
  /** Which fields of two states differ, by their labels. */
  differences: (one: Values, other: Values) => string[]
  /** May return `forGood`. */
  onSaved: () => unknown
  onChange?: () => void
}

/**
 * A form over something that is saved in versions. What is typed outlives failures, reloads and the session; and when
 * another save came between, the person chooses which of the two stays, and loses neither before that.
 */
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
  // What the query brings later must not change the form under its writer.
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
      if (!(error instanceof ApiError) || !error.code.endsWith('.changed_elsewhere')) throw error
      const newer = await fetchNewest()
      const found = differences(newer.values, mine)
      if (found.length > 0) return setConflict({ sentence: error.message, newer, differences: found })
      // A newer version that says the same is our own, saved by a call whose answer was lost.
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
    /** Whether what stands in the form was kept from an earlier visit. */
    isRestored: isRestored && !conflict && !setAside,
    submit: () => submit(version),
    /** Shows the version saved elsewhere, and sets aside what was written for `bringBack`. */
    loadNewer: () => {
      if (!conflict) return
      show(conflict.newer.values, form.getValues(), conflict.newer.version)
      setConflict(undefined)
    },
    bringBack: () => {
      if (setAside) show(setAside, undefined, version)
    },
    /** Saves what was written in place of the version saved elsewhere. */
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
