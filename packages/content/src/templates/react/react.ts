import type { SkillTemplates } from '../registry.ts'
import { advancedBoundaries } from './advanced-boundaries.ts'
import { advancedConcurrent } from './advanced-concurrent.ts'
import { advancedIdentity } from './advanced-identity.ts'
import { advancedPerformance } from './advanced-performance.ts'
import { advancedServer } from './advanced-server.ts'
import { beginnerForms } from './beginner-forms.ts'
import { beginnerJsx } from './beginner-jsx.ts'
import { beginnerLists } from './beginner-lists.ts'
import { beginnerProps } from './beginner-props.ts'
import { beginnerState } from './beginner-state.ts'
import { intermediateEffects } from './intermediate-effects.ts'
import { intermediateHooks } from './intermediate-hooks.ts'
import { intermediateMemo } from './intermediate-memo.ts'
import { intermediateState } from './intermediate-state.ts'

export const react: SkillTemplates = {
  beginner: [...beginnerJsx, ...beginnerProps, ...beginnerState, ...beginnerLists, ...beginnerForms],
  intermediate: [...intermediateState, ...intermediateEffects, ...intermediateMemo, ...intermediateHooks],
  advanced: [
    ...advancedConcurrent,
    ...advancedBoundaries,
    ...advancedIdentity,
    ...advancedPerformance,
    ...advancedServer,
  ],
}
