export const passkeyNameMaximum = 60
export const passkeysMaximum = 20
