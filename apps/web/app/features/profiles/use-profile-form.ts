import type { OwnProfileView } from '@guildhall/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { discardDraft, readDraft, writeDraft } from '../../drafts.ts'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { ApiError, NetworkError, sentenceFor } from '../../http.ts'
import { loadPart, usePartWhenIdle } from '../../load-part.ts'
import { notify } from '../../ui/notify.ts'
import { hasStoredToken } from '../accounts/shared/session-store.ts'
import { ownProfileQuery, useSaveProfile } from './api.ts'
import { profileDraftKey } from './profile-draft.ts'
import {
  differences,
  fieldOf,
  type ProfileProblem,
  type ProfileValues,
  profileFromDraft,
  tidied,
  valuesOf,
} from './profile-form-values.ts'

const loadReader = () => import('./read-profile.ts')

export interface Trouble {
  title?: string
  sentence: string
  needsSession: boolean
}

interface Conflict {
  sentence: string
  newer: OwnProfileView
  differences: string[]
}

/** The form, its draft, and the outcome of a save: done, refused per field, or conflicting with a newer version. */
export function useProfileForm({
  profile,
  userId,
  onSaved,
}: {
  profile: OwnProfileView
  userId: string
  onSaved: () => void
}) {
  const key = profileDraftKey(userId)
  const client = useQueryClient()
  const request = useSaveProfile(userId)
  // Later refetches must not change the form while it is being edited.
  const [pristine] = useState(() => valuesOf(profile))
  const [draft] = useState(() => profileFromDraft(readDraft(key)))
  const [version, setVersion] = useState(draft?.version ?? profile.version)
  const [setAside, setSetAside] = useState<ProfileValues | undefined>(draft?.setAside)
  const [trouble, setTrouble] = useState<Trouble>()
  const [conflict, setConflict] = useState<Conflict>()
  const form = useForm<ProfileValues>({ defaultValues: pristine })
  const { reset, subscribe, clearErrors } = form
  usePartWhenIdle(loadReader)

  useEffect(() => {
    if (draft) reset(draft.values, { keepDefaultValues: true })
  }, [draft, reset])

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          writeDraft(key, { values, version, setAside })
          // Clear a field's error once it is edited.
          if (!name) return
          clearErrors(name as FieldPath<ProfileValues>)
          setTrouble((said) => (said?.title ? said : undefined))
        },
      }),
    [key, version, setAside, subscribe, clearErrors],
  )

  async function send(baseVersion: number) {
    setTrouble(undefined)
    form.clearErrors()
    const values = tidied(form.getValues())
    // Only if tidying changed something: a reset re-renders the entries, and the focus would be lost.
    if (JSON.stringify(values) !== JSON.stringify(form.getValues())) reset(values, { keepDefaultValues: true })
    try {
      const { readProfile } = await loadPart(loadReader)
      const { body, problems } = readProfile(values, baseVersion)
      if (problems) {
        place(problems)
        return setTrouble({ sentence: 'Not saved yet: the marked fields need another look.', needsSession: false })
      }
      await request.mutateAsync(body)
      finish()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'profile.changed_elsewhere') await compare(error, values)
      else complain(error)
    }
  }

  /** Shows what a save made elsewhere changed. If nothing differs, it was our own save and its response got lost. */
  async function compare(refusal: ApiError, mine: ProfileValues) {
    try {
      const newer = await client.fetchQuery({ ...ownProfileQuery(userId), staleTime: 0 })
      const found = differences(valuesOf(newer), mine)
      if (found.length === 0) finish()
      else setConflict({ sentence: refusal.message, newer, differences: found })
    } catch (error) {
      complain(error)
    }
  }

  function finish() {
    discardDraft(key)
    notify.success('Profile saved')
    onSaved()
  }

  function complain(error: unknown) {
    const sentence = error instanceof NetworkError ? error.message : sentenceFor(error, 'Please try again in a moment.')
    setTrouble({ title: 'Failed to save profile', sentence, needsSession: !hasStoredToken() })
    if (error instanceof ApiError) place(error.details)
  }

  function place(problems: readonly ProfileProblem[]) {
    problems.forEach(({ path, message }, position) => {
      form.setError(fieldOf(path) as FieldPath<ProfileValues>, { message }, { shouldFocus: position === 0 })
    })
  }

  function show(values: ProfileValues, laidAside: ProfileValues | undefined, over: number) {
    setVersion(over)
    setSetAside(laidAside)
    reset(values, { keepDefaultValues: true })
    writeDraft(key, { values, version: over, setAside: laidAside })
  }

  return {
    form,
    trouble,
    conflict,
    setAside,
    isRestored: draft !== undefined && !conflict && !setAside,
    isSaving: request.isPending,
    save: useSingleFlight(() => send(version)),
    /** Loads the version saved elsewhere, and keeps the user's text for {@link bringBack}. */
    loadNewer: () => {
      if (!conflict) return
      show(valuesOf(conflict.newer), form.getValues(), conflict.newer.version)
      setConflict(undefined)
    },
    bringBack: () => {
      if (setAside) show(setAside, undefined, version)
    },
    overwrite: useSingleFlight(async () => {
      if (!conflict) return
      setVersion(conflict.newer.version)
      setConflict(undefined)
      await send(conflict.newer.version)
    }),
    discard: () => discardDraft(key),
  }
}
