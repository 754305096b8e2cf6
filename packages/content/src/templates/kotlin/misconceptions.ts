import { templatesOf } from '../template.ts'
import { beginnerMisconceptions } from './beginner-misconceptions.ts'

export const template = templatesOf('kotlin', beginnerMisconceptions)
