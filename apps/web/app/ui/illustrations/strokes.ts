const line = 'stroke-ink stroke-[1.25] [stroke-linejoin:round] [stroke-linecap:round]'

export const outline = `fill-none ${line}`
export const top = `fill-surface ${line}`
export const sideX = `fill-sunken ${line}`
export const sideY = `fill-line ${line}`
export const accent = `fill-rose-wash ${line}`
export const accentSolid = `fill-rose ${line}`
export const grain = 'fill-none stroke-edge stroke-[1] [stroke-linecap:round]'
export const grainAccent = 'fill-none stroke-rose stroke-[1] opacity-60 [stroke-linecap:round]'
export const guide = 'fill-none stroke-edge stroke-[1] [stroke-dasharray:1_5] [stroke-linecap:round]'
export const dash = 'fill-none stroke-edge stroke-[1.25] [stroke-dasharray:4_4] [stroke-linecap:round]'
export const accentLine = 'fill-none stroke-rose stroke-[1.5] [stroke-linejoin:round] [stroke-linecap:round]'
export const carving = 'fill-ink font-display font-medium'
export const carvingAccent = 'fill-rose font-display font-medium'
