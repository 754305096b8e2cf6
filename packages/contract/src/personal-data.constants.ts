/** The name that others see instead of that of a person who deleted their account. */
export const formerMember = 'Former member'
/** Whether there may be a profile to link to: former members have none. */
export const mayHaveProfile = (name: string) => name !== formerMember
/** Days that a copy of one's data can be downloaded. */
export const exportKeptDays = 7
/** Typed to confirm that the account is to be deleted. */
export const deletionConfirmation = 'delete my account'
