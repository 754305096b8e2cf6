import type { SkillTemplates } from '../registry.ts'
import { beginnerArrays } from './beginner-arrays.ts'
import { beginnerFlow } from './beginner-flow.ts'
import { beginnerValues } from './beginner-values.ts'

export const php: SkillTemplates = {
  beginner: [...beginnerValues, ...beginnerArrays, ...beginnerFlow],
}
