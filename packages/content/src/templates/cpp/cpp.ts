import type { SkillTemplates } from '../registry.ts'
import { advancedDesign } from './advanced-design.ts'
import { advancedLifetime } from './advanced-lifetime.ts'
import { advancedMoves } from './advanced-moves.ts'
import { advancedTemplates } from './advanced-templates.ts'
import { beginnerFunctions } from './beginner-functions.ts'
import { beginnerObjects } from './beginner-objects.ts'
import { beginnerValues } from './beginner-values.ts'
import { intermediateClasses } from './intermediate-classes.ts'
import { intermediateContainers } from './intermediate-containers.ts'
import { intermediateLambdas } from './intermediate-lambdas.ts'
import { intermediateResources } from './intermediate-resources.ts'

export const cpp: SkillTemplates = {
  beginner: [...beginnerValues, ...beginnerFunctions, ...beginnerObjects],
  intermediate: [...intermediateResources, ...intermediateContainers, ...intermediateClasses, ...intermediateLambdas],
  advanced: [...advancedLifetime, ...advancedMoves, ...advancedTemplates, ...advancedDesign],
}
