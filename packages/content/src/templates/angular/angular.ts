import type { SkillTemplates } from '../registry.ts'
import { advancedComponents } from './advanced-components.ts'
import { advancedDetection } from './advanced-detection.ts'
import { advancedInjection } from './advanced-injection.ts'
import { advancedLists } from './advanced-lists.ts'
import { advancedSecurity } from './advanced-security.ts'
import { advancedSignals } from './advanced-signals.ts'
import { beginnerComponents } from './beginner-components.ts'
import { beginnerPipes } from './beginner-pipes.ts'
import { beginnerServices } from './beginner-services.ts'
import { beginnerTemplates } from './beginner-templates.ts'
import { intermediateForms } from './intermediate-forms.ts'
import { intermediateInjection } from './intermediate-injection.ts'
import { intermediateOperators } from './intermediate-operators.ts'
import { intermediateSignals } from './intermediate-signals.ts'
import { intermediateStreams } from './intermediate-streams.ts'

export const angular: SkillTemplates = {
  beginner: [...beginnerTemplates, ...beginnerPipes, ...beginnerComponents, ...beginnerServices],
  intermediate: [
    ...intermediateSignals,
    ...intermediateStreams,
    ...intermediateOperators,
    ...intermediateForms,
    ...intermediateInjection,
  ],
  advanced: [
    ...advancedSignals,
    ...advancedDetection,
    ...advancedInjection,
    ...advancedLists,
    ...advancedComponents,
    ...advancedSecurity,
  ],
}
