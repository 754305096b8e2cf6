import type { SkillTemplates } from '../registry.ts'
import { beginnerComponents } from './beginner-components.ts'
import { beginnerPipes } from './beginner-pipes.ts'
import { beginnerServices } from './beginner-services.ts'
import { beginnerTemplates } from './beginner-templates.ts'
import { intermediateForms } from './intermediate-forms.ts'
import { intermediateOperators } from './intermediate-operators.ts'
import { intermediateSignals } from './intermediate-signals.ts'
import { intermediateStreams } from './intermediate-streams.ts'

export const angular: SkillTemplates = {
  beginner: [...beginnerTemplates, ...beginnerPipes, ...beginnerComponents, ...beginnerServices],
  intermediate: [...intermediateSignals, ...intermediateStreams, ...intermediateOperators, ...intermediateForms],
}
