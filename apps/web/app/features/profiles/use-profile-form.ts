import type { OwnProfileView } from '@guildhall/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { draftKey } from '../../drafts.ts'
import { editDraft, useEditForm } from '../../forms/use-edit-form.ts'
import { readFormDraft } from '../../forms/use-form-draft.ts'
import { NetworkError, sentenceFor } from '../../http.ts'
import { notify } from '../../ui/notify.ts'
import { hasStoredToken } from '../accounts/shared/session-store.ts'
import { ownProfileQuery, useSaveProfile } from './api.ts'
import { differences, profileForm, profileValues, tidied, valuesOf } from './profile-form-values.ts'

const profileDraft = editDraft(profileValues, z.int())
const readProfileDraft = (userId: string) => readFormDraft(draftKey(userId, 'profile'), profileDraft)
const revisionOf = (profile: OwnProfileView) => ({ values: valuesOf(profile), version: profile.version })

/** Whether an edit of this person's profile was under way in this tab. */
export const hasProfileDraft = (userId: string) => readProfileDraft(userId) !== undefined

export interface Trouble {
  title?: string
  sentence: string
  needsSession: boolean
}

/** The form over a whole profile. */
export function useProfileForm({
  profile,
  userId,
  onSaved,
}: {
  profile: OwnProfileView
  userId: string
  onSaved: () => void
}) {
  const client = useQueryClient()
  const request = useSaveProfile(userId)
  const [draft] = useState(() => readProfileDraft(userId))
  const [trouble, setTrouble] = useState<Trouble>()

  const { form, submit, overwrite, ...rest } = useEditForm({
    schema: profileForm,
    original: revisionOf(profile),
    draftKey: draftKey(userId, 'profile'),
    draft,
    differences,
    save: (body, version) => request.mutateAsync({ ...body, version }),
    fetchNewest: async () => revisionOf(await client.fetchQuery({ ...ownProfileQuery(userId), staleTime: 0 })),
    onSaved: () => {
      notify.success('Profile saved')
      onSaved()
    },
    onInvalid: () =>
      setTrouble({ sentence: 'Not saved yet: the marked fields need another look.', needsSession: false }),
    onFailure: (error) => {
      const sentence =
        error instanceof NetworkError ? error.message : sentenceFor(error, 'Please try again in a moment.')
      setTrouble({ title: 'Failed to save profile', sentence, needsSession: !hasStoredToken() })
    },
    // A failed save is worth knowing of until the next one; marked fields are not once they are changed.
    onChange: () => setTrouble((said) => (said?.title ? said : undefined)),
  })

  function prepare() {
    setTrouble(undefined)
    const values = form.getValues()
    const tidy = tidied(values)
    // Only where tidying changed something: the entries are drawn anew, and what had the focus with them.
    if (JSON.stringify(tidy) !== JSON.stringify(values)) form.reset(tidy, { keepDefaultValues: true })
  }

  return {
    ...rest,
    form,
    trouble,
    isSaving: request.isPending,
    save: () => {
      prepare()
      submit()
    },
    overwrite: () => {
      prepare()
      overwrite()
    },
  }
}
