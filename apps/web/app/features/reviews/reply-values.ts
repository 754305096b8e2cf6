import * as v from 'valibot'
import { draftKey } from '../../drafts.ts'
import { draftOf, readFormDraft } from '../../forms/form-draft.ts'

const replyValues = v.object({ text: v.string() })

export const replyDraftKey = (userId: string, reviewId: string) => draftKey(userId, `review-reply:${reviewId}`)

export const readReplyDraft = (key: string) => readFormDraft(key, draftOf(replyValues, {}))
