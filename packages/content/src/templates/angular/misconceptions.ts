import { templatesOf } from '../template.ts'
import { advancedMisconceptions } from './advanced-misconceptions.ts'
import { beginnerMisconceptions } from './beginner-misconceptions.ts'
import { intermediateMisconceptions } from './intermediate-misconceptions.ts'

export const template = templatesOf('angular', {
  ...beginnerMisconceptions,
  ...intermediateMisconceptions,
  ...advancedMisconceptions,
})
