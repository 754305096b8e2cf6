import type { SkillTemplates } from '../registry.ts'
import { advancedGenerators } from './advanced-generators.ts'
import { advancedObjects } from './advanced-objects.ts'
import { advancedOrder } from './advanced-order.ts'
import { advancedProxies } from './advanced-proxies.ts'
import { advancedSemantics } from './advanced-semantics.ts'
import { beginnerDom } from './beginner-dom.ts'
import { beginnerFlow } from './beginner-flow.ts'
import { beginnerStructures } from './beginner-structures.ts'
import { beginnerTexts } from './beginner-texts.ts'
import { beginnerValues } from './beginner-values.ts'
import { intermediateCollections } from './intermediate-collections.ts'
import { intermediateData } from './intermediate-data.ts'
import { intermediateFailures } from './intermediate-failures.ts'
import { intermediateFunctions } from './intermediate-functions.ts'

export const javascript: SkillTemplates = {
  beginner: [...beginnerValues, ...beginnerTexts, ...beginnerStructures, ...beginnerFlow, ...beginnerDom],
  intermediate: [...intermediateFunctions, ...intermediateFailures, ...intermediateData, ...intermediateCollections],
  advanced: [...advancedOrder, ...advancedGenerators, ...advancedObjects, ...advancedSemantics, ...advancedProxies],
}
