import type { SkillTemplates } from '../registry.ts'
import { beginnerCode } from './beginner-code.ts'
import { beginnerCollections } from './beginner-collections.ts'
import { beginnerFunctions } from './beginner-functions.ts'
import { beginnerValues } from './beginner-values.ts'

export const swift: SkillTemplates = {
  beginner: [...beginnerValues, ...beginnerCollections, ...beginnerCode, ...beginnerFunctions],
}
