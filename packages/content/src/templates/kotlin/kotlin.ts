import type { SkillTemplates } from '../registry.ts'
import { advancedCalls } from './advanced-calls.ts'
import { advancedLanguage } from './advanced-language.ts'
import { advancedMemory } from './advanced-memory.ts'
import { advancedTypes } from './advanced-types.ts'
import { beginnerClasses } from './beginner-classes.ts'
import { beginnerCollections } from './beginner-collections.ts'
import { beginnerNulls } from './beginner-nulls.ts'
import { beginnerValues } from './beginner-values.ts'
import { intermediateClasses } from './intermediate-classes.ts'
import { intermediateCollections } from './intermediate-collections.ts'
import { intermediateFunctions } from './intermediate-functions.ts'
import { intermediateProperties } from './intermediate-properties.ts'

export const kotlin: SkillTemplates = {
  beginner: [...beginnerValues, ...beginnerNulls, ...beginnerCollections, ...beginnerClasses],
  intermediate: [
    ...intermediateClasses,
    ...intermediateProperties,
    ...intermediateFunctions,
    ...intermediateCollections,
  ],
  advanced: [...advancedCalls, ...advancedLanguage, ...advancedTypes, ...advancedMemory],
}
