import type { SkillTemplates } from '../registry.ts'
import { beginnerClasses } from './beginner-classes.ts'
import { beginnerCollections } from './beginner-collections.ts'
import { beginnerNulls } from './beginner-nulls.ts'
import { beginnerValues } from './beginner-values.ts'

export const kotlin: SkillTemplates = {
  beginner: [...beginnerValues, ...beginnerNulls, ...beginnerCollections, ...beginnerClasses],
}
