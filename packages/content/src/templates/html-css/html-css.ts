import type { SkillTemplates } from '../registry.ts'
import { advancedCascade } from './advanced-cascade.ts'
import { advancedDocuments } from './advanced-documents.ts'
import { advancedLayout } from './advanced-layout.ts'
import { advancedStacking } from './advanced-stacking.ts'
import { beginnerBoxes } from './beginner-boxes.ts'
import { beginnerCascade } from './beginner-cascade.ts'
import { beginnerLayout } from './beginner-layout.ts'
import { beginnerMarkup } from './beginner-markup.ts'
import { intermediateForms } from './intermediate-forms.ts'
import { intermediateLayout } from './intermediate-layout.ts'
import { intermediateSelectors } from './intermediate-selectors.ts'
import { intermediateStacking } from './intermediate-stacking.ts'

export const htmlCss: SkillTemplates = {
  beginner: [...beginnerCascade, ...beginnerBoxes, ...beginnerLayout, ...beginnerMarkup],
  intermediate: [...intermediateSelectors, ...intermediateLayout, ...intermediateStacking, ...intermediateForms],
  advanced: [...advancedCascade, ...advancedLayout, ...advancedStacking, ...advancedDocuments],
}
