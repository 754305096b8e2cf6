import type { SkillTemplates } from '../registry.ts'
import { advancedCosts } from './advanced-costs.ts'
import { advancedDesign } from './advanced-design.ts'
import { advancedLifetime } from './advanced-lifetime.ts'
import { advancedMoves } from './advanced-moves.ts'
import { advancedTemplates } from './advanced-templates.ts'
import { beginnerFunctions } from './beginner-functions.ts'
import { beginnerObjects } from './beginner-objects.ts'
import { beginnerReferences } from './beginner-references.ts'
import { beginnerValues } from './beginner-values.ts'
import { intermediateClasses } from './intermediate-classes.ts'
import { intermediateContainers } from './intermediate-containers.ts'
import { intermediateErrors } from './intermediate-errors.ts'
import { intermediateLambdas } from './intermediate-lambdas.ts'
import { intermediateResources } from './intermediate-resources.ts'

export const cpp: SkillTemplates = {
  beginner: [...beginnerValues, ...beginnerFunctions, ...beginnerObjects, ...beginnerReferences],
  intermediate: [
    ...intermediateResources,
    ...intermediateContainers,
    ...intermediateClasses,
    ...intermediateErrors,
    ...intermediateLambdas,
  ],
  advanced: [...advancedLifetime, ...advancedMoves, ...advancedCosts, ...advancedTemplates, ...advancedDesign],
}
