import { draftKey, readDraft } from '../../drafts.ts'
import { profileFromDraft } from './profile-form-values.ts'

export const profileDraftKey = (userId: string) => draftKey(userId, 'profile')

export const hasProfileDraft = (userId: string) => profileFromDraft(readDraft(profileDraftKey(userId))) !== undefined
