import type { SkillTemplates } from '../registry.ts'
import { advancedComponents } from './advanced-components.ts'
import { advancedInternals } from './advanced-internals.ts'
import { advancedReactivity } from './advanced-reactivity.ts'
import { advancedRendering } from './advanced-rendering.ts'
import { advancedServer } from './advanced-server.ts'
import { beginnerComponents } from './beginner-components.ts'
import { beginnerConditions } from './beginner-conditions.ts'
import { beginnerForms } from './beginner-forms.ts'
import { beginnerState } from './beginner-state.ts'
import { beginnerTemplates } from './beginner-templates.ts'
import { intermediateComponents } from './intermediate-components.ts'
import { intermediateKept } from './intermediate-kept.ts'
import { intermediateReactivity } from './intermediate-reactivity.ts'
import { intermediateSharing } from './intermediate-sharing.ts'
import { intermediateWatchers } from './intermediate-watchers.ts'

export const vueJs: SkillTemplates = {
  beginner: [...beginnerTemplates, ...beginnerConditions, ...beginnerState, ...beginnerForms, ...beginnerComponents],
  intermediate: [
    ...intermediateReactivity,
    ...intermediateWatchers,
    ...intermediateComponents,
    ...intermediateSharing,
    ...intermediateKept,
  ],
  advanced: [
    ...advancedReactivity,
    ...advancedInternals,
    ...advancedComponents,
    ...advancedRendering,
    ...advancedServer,
  ],
}
