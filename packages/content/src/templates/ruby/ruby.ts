import type { SkillTemplates } from '../registry.ts'
import { beginnerCollections } from './beginner-collections.ts'
import { beginnerMethods } from './beginner-methods.ts'
import { beginnerValues } from './beginner-values.ts'
import { intermediateBlocks } from './intermediate-blocks.ts'
import { intermediateCollections } from './intermediate-collections.ts'
import { intermediateObjects } from './intermediate-objects.ts'

export const ruby: SkillTemplates = {
  beginner: [...beginnerValues, ...beginnerCollections, ...beginnerMethods],
  intermediate: [...intermediateBlocks, ...intermediateObjects, ...intermediateCollections],
}
