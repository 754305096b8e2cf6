import type { SkillTemplates } from '../registry.ts'
import { beginnerValues } from './beginner-values.ts'

export const python: SkillTemplates = {
  beginner: [...beginnerValues],
}
