export const formerMember = 'Former member'
export const mayHaveProfile = (name: string) => name !== formerMember
export const exportKeptDays = 7
export const deletionConfirmation = 'delete my account'
