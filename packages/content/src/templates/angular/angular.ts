import type { SkillTemplates } from '../registry.ts'
import { beginnerComponents } from './beginner-components.ts'
import { beginnerTemplates } from './beginner-templates.ts'
import { intermediateForms } from './intermediate-forms.ts'
import { intermediateSignals } from './intermediate-signals.ts'
import { intermediateStreams } from './intermediate-streams.ts'

export const angular: SkillTemplates = {
  beginner: [...beginnerTemplates, ...beginnerComponents],
  intermediate: [...intermediateSignals, ...intermediateStreams, ...intermediateForms],
}
