export const advancedMisconceptions = {}
