import type { SkillTemplates } from '../registry.ts'
import { advancedCare } from './advanced-care.ts'
import { advancedEnumerators } from './advanced-enumerators.ts'
import { advancedFlow } from './advanced-flow.ts'
import { advancedLookup } from './advanced-lookup.ts'
import { advancedMetaprogramming } from './advanced-metaprogramming.ts'
import { beginnerBlocks } from './beginner-blocks.ts'
import { beginnerCollections } from './beginner-collections.ts'
import { beginnerMethods } from './beginner-methods.ts'
import { beginnerValues } from './beginner-values.ts'
import { intermediateBlocks } from './intermediate-blocks.ts'
import { intermediateCalls } from './intermediate-calls.ts'
import { intermediateClasses } from './intermediate-classes.ts'
import { intermediateCollections } from './intermediate-collections.ts'
import { intermediateObjects } from './intermediate-objects.ts'

export const ruby: SkillTemplates = {
  beginner: [...beginnerBlocks, ...beginnerCollections, ...beginnerMethods, ...beginnerValues],
  intermediate: [
    ...intermediateBlocks,
    ...intermediateClasses,
    ...intermediateCollections,
    ...intermediateCalls,
    ...intermediateObjects,
  ],
  advanced: [...advancedCare, ...advancedEnumerators, ...advancedFlow, ...advancedLookup, ...advancedMetaprogramming],
}
