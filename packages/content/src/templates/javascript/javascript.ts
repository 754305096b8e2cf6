import type { SkillTemplates } from '../registry.ts'
import { advancedObjects } from './advanced-objects.ts'
import { advancedOrder } from './advanced-order.ts'
import { advancedProxies } from './advanced-proxies.ts'
import { beginnerStructures } from './beginner-structures.ts'
import { beginnerValues } from './beginner-values.ts'
import { intermediateData } from './intermediate-data.ts'
import { intermediateFunctions } from './intermediate-functions.ts'

export const javascript: SkillTemplates = {
  beginner: [...beginnerValues, ...beginnerStructures],
  intermediate: [...intermediateFunctions, ...intermediateData],
  advanced: [...advancedOrder, ...advancedObjects, ...advancedProxies],
}
