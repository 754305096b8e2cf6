export const intermediateMisconceptions = {}
