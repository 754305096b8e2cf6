import { templatesOf } from '../template.ts'
import { advancedMisconceptions } from './advanced-misconceptions.ts'
import { beginnerMisconceptions } from './beginner-misconceptions.ts'
import { intermediateMisconceptions } from './intermediate-misconceptions.ts'

export const template = templatesOf('php', {
  ...beginnerMisconceptions,
  ...intermediateMisconceptions,
  ...advancedMisconceptions,
})

/** A list of PHP literals. */
export const literals = (items: readonly (string | number)[]) =>
  items.map((item) => (typeof item === 'string' ? `'${item}'` : item)).join(', ')
