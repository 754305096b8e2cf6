import type { OwnProfileView } from '@guildhall/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { explanationOf } from '../../api-errors.ts'
import { useEditForm } from '../../forms/use-edit-form.ts'
import { notify } from '../../ui/notify.ts'
import type { SaveTroubleProps } from '../accounts/shared/save-trouble.tsx'
import { hasStoredToken } from '../accounts/shared/session-store.ts'
import { ownProfileQuery, useSaveProfile } from './api.ts'
import { profileDraftKey, readProfileDraft } from './profile-draft.ts'
import { differences, tidied, valuesOf } from './profile-form-values.ts'

const revisionOf = (profile: OwnProfileView) => ({ values: valuesOf(profile), version: profile.version })

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
  const [trouble, setTrouble] = useState<SaveTroubleProps>()

  const { form, submit, overwrite, ...rest } = useEditForm({
    loadSchema: async () => (await import('./profile-schema.ts')).profileSchema,
    original: revisionOf(profile),
    draftKey: profileDraftKey(userId),
    draft,
    differences,
    save: (body, version) => request.mutateAsync({ ...body, version }),
    fetchNewest: async () => revisionOf(await client.fetchQuery({ ...ownProfileQuery(userId), staleTime: 0 })),
    onSaved: () => {
      notify.success('Profile saved')
      onSaved()
    },
    onInvalid: () => setTrouble({ sentence: 'Not saved yet: please check the marked fields.', needsSession: false }),
    onFailure: (error) => {
      const sentence = explanationOf(error, 'Please try again in a moment.')
      setTrouble({ title: 'Failed to save profile', sentence, needsSession: !hasStoredToken() })
    },
    // A failed save stays shown until the next one; 'look at the marked fields' goes with the first change.
    onChange: () => setTrouble((said) => (said?.title ? said : undefined)),
  })

  function prepare() {
    setTrouble(undefined)
    const values = form.getValues()
    const tidy = tidied(values)
    // Only if tidying changed something: a reset re-renders the entries, and the focus would be lost.
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
