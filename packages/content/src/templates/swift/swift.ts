import type { SkillTemplates } from '../registry.ts'
import { advancedCalls } from './advanced-calls.ts'
import { advancedLanguage } from './advanced-language.ts'
import { advancedMemory } from './advanced-memory.ts'
import { advancedTasks } from './advanced-tasks.ts'
import { beginnerCode } from './beginner-code.ts'
import { beginnerCollections } from './beginner-collections.ts'
import { beginnerFunctions } from './beginner-functions.ts'
import { beginnerValues } from './beginner-values.ts'
import { intermediateFlow } from './intermediate-flow.ts'
import { intermediateProperties } from './intermediate-properties.ts'
import { intermediateProtocols } from './intermediate-protocols.ts'
import { intermediateValues } from './intermediate-values.ts'

export const swift: SkillTemplates = {
  beginner: [...beginnerValues, ...beginnerCollections, ...beginnerCode, ...beginnerFunctions],
  intermediate: [...intermediateFlow, ...intermediateValues, ...intermediateProperties, ...intermediateProtocols],
  advanced: [...advancedMemory, ...advancedTasks, ...advancedLanguage, ...advancedCalls],
}
