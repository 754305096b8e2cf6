import * as v from 'valibot'
import { draftKey } from '../../drafts.ts'
import { editDraftOf, readFormDraft } from '../../forms/form-draft.ts'
import { profileValues } from './profile-form-values.ts'

const profileDraft = editDraftOf(profileValues, v.number())

export const profileDraftKey = (userId: string) => draftKey(userId, 'profile')

export const readProfileDraft = (userId: string) => readFormDraft(profileDraftKey(userId), profileDraft)

export const hasProfileDraft = (userId: string) => readProfileDraft(userId) !== undefined
