import { templatesOf } from '../template.ts'
import { advancedMisconceptions } from './advanced-misconceptions.ts'
import { beginnerMisconceptions } from './beginner-misconceptions.ts'
import { intermediateMisconceptions } from './intermediate-misconceptions.ts'

/** There is no Swift to be had where the checks run: the proof of each template is the same rule written in JavaScript. */
export const template = templatesOf('javascript', {
  ...beginnerMisconceptions,
  ...intermediateMisconceptions,
  ...advancedMisconceptions,
})

export const listOf = (items: readonly (string | number)[]) =>
  `[${items.map((item) => (typeof item === 'string' ? `"${item}"` : item)).join(', ')}]`
