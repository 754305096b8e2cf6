import type { SkillTemplates } from '../registry.ts'
import { advancedComponents } from './advanced-components.ts'
import { advancedReactivity } from './advanced-reactivity.ts'
import { advancedServer } from './advanced-server.ts'
import { beginnerComponents } from './beginner-components.ts'
import { beginnerForms } from './beginner-forms.ts'
import { beginnerState } from './beginner-state.ts'
import { beginnerTemplates } from './beginner-templates.ts'
import { intermediateComponents } from './intermediate-components.ts'
import { intermediateKept } from './intermediate-kept.ts'
import { intermediateReactivity } from './intermediate-reactivity.ts'

export const vueJs: SkillTemplates = {
  beginner: [...beginnerTemplates, ...beginnerState, ...beginnerForms, ...beginnerComponents],
  intermediate: [...intermediateReactivity, ...intermediateComponents, ...intermediateKept],
  advanced: [...advancedReactivity, ...advancedComponents, ...advancedServer],
}
