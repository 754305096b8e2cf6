import type { SkillTemplates } from '../registry.ts'
import { beginnerInference } from './beginner-inference.ts'
import { beginnerValues } from './beginner-values.ts'

export const typescript: SkillTemplates = {
  beginner: [...beginnerInference, ...beginnerValues],
}
