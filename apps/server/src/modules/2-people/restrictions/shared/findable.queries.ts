import { hiddenText } from './hidden.queries.ts'
import { suspendedText } from './suspended.queries.ts'

/** For raw SQL. Opt-outs, suspensions and hidden profiles apply at once. */
export const findableText = (userId: string) =>
  `exists (select from listed_people listed join profiles shown on shown.user_id = listed.user_id
    where listed.user_id = ${userId} and shown.may_be_found)
    and not ${suspendedText(userId)} and not ${hiddenText('profile', userId)}`
