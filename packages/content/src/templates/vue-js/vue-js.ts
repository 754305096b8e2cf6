import type { SkillTemplates } from '../registry.ts'
import { beginnerComponents } from './beginner-components.ts'
import { beginnerForms } from './beginner-forms.ts'
import { beginnerState } from './beginner-state.ts'
import { beginnerTemplates } from './beginner-templates.ts'

export const vueJs: SkillTemplates = {
  beginner: [...beginnerTemplates, ...beginnerState, ...beginnerForms, ...beginnerComponents],
}
