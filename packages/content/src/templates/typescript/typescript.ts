import type { SkillTemplates } from '../registry.ts'
import { beginnerInference } from './beginner-inference.ts'
import { beginnerValues } from './beginner-values.ts'
import { intermediateRun } from './intermediate-run.ts'
import { intermediateTypes } from './intermediate-types.ts'

export const typescript: SkillTemplates = {
  beginner: [...beginnerInference, ...beginnerValues],
  intermediate: [...intermediateTypes, ...intermediateRun],
}
