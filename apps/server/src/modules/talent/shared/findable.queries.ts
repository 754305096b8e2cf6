import { suspendedText } from '../../operators/shared/suspended.queries.ts'
import { hiddenText } from '../../reports/shared/hidden.queries.ts'

/** Whether searches list a person, for statements written as text. An opt-out, a suspension and a hidden profile hold at once. */
export const findableText = (userId: string) =>
  `exists (select from talent_listings listed join profiles shown on shown.user_id = listed.user_id
    where listed.user_id = ${userId} and shown.may_be_found)
    and not ${suspendedText(userId)} and not ${hiddenText('profile', userId)}`
