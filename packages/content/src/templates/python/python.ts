import type { SkillTemplates } from '../registry.ts'
import { beginnerFlow } from './beginner-flow.ts'
import { beginnerLookups } from './beginner-lookups.ts'
import { beginnerValues } from './beginner-values.ts'
import { intermediateContexts } from './intermediate-contexts.ts'
import { intermediateGenerators } from './intermediate-generators.ts'
import { intermediateObjects } from './intermediate-objects.ts'

export const python: SkillTemplates = {
  beginner: [...beginnerValues, ...beginnerFlow, ...beginnerLookups],
  intermediate: [...intermediateObjects, ...intermediateGenerators, ...intermediateContexts],
}
