import type { SkillTemplates } from '../registry.ts'
import { advancedMemory } from './advanced-memory.ts'
import { advancedObjects } from './advanced-objects.ts'
import { advancedPractice } from './advanced-practice.ts'
import { advancedReferences } from './advanced-references.ts'
import { beginnerArrays } from './beginner-arrays.ts'
import { beginnerFlow } from './beginner-flow.ts'
import { beginnerInput } from './beginner-input.ts'
import { beginnerValues } from './beginner-values.ts'
import { intermediateClasses } from './intermediate-classes.ts'
import { intermediateFunctions } from './intermediate-functions.ts'
import { intermediateTypes } from './intermediate-types.ts'
import { intermediateValues } from './intermediate-values.ts'

export const php: SkillTemplates = {
  beginner: [...beginnerValues, ...beginnerArrays, ...beginnerFlow, ...beginnerInput],
  intermediate: [...intermediateClasses, ...intermediateTypes, ...intermediateFunctions, ...intermediateValues],
  advanced: [...advancedReferences, ...advancedMemory, ...advancedObjects, ...advancedPractice],
}
