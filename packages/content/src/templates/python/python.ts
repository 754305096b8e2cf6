import type { SkillTemplates } from '../registry.ts'
import { advancedAsync } from './advanced-async.ts'
import { advancedDesign } from './advanced-design.ts'
import { advancedIteration } from './advanced-iteration.ts'
import { advancedObjects } from './advanced-objects.ts'
import { beginnerFlow } from './beginner-flow.ts'
import { beginnerLookups } from './beginner-lookups.ts'
import { beginnerValues } from './beginner-values.ts'
import { intermediateContexts } from './intermediate-contexts.ts'
import { intermediateGenerators } from './intermediate-generators.ts'
import { intermediateObjects } from './intermediate-objects.ts'

export const python: SkillTemplates = {
  beginner: [...beginnerValues, ...beginnerFlow, ...beginnerLookups],
  intermediate: [...intermediateObjects, ...intermediateGenerators, ...intermediateContexts],
  advanced: [...advancedObjects, ...advancedAsync, ...advancedIteration, ...advancedDesign],
}
