export const recoveryCodeCount = 10
