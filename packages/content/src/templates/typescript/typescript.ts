import type { SkillTemplates } from '../registry.ts'
import { advancedConditional } from './advanced-conditional.ts'
import { advancedInference } from './advanced-inference.ts'
import { advancedMapped } from './advanced-mapped.ts'
import { advancedSoundness } from './advanced-soundness.ts'
import { beginnerCalls } from './beginner-calls.ts'
import { beginnerInference } from './beginner-inference.ts'
import { beginnerNarrowing } from './beginner-narrowing.ts'
import { beginnerValues } from './beginner-values.ts'
import { intermediateGenerics } from './intermediate-generics.ts'
import { intermediateRun } from './intermediate-run.ts'
import { intermediateTypes } from './intermediate-types.ts'

export const typescript: SkillTemplates = {
  beginner: [...beginnerNarrowing, ...beginnerInference, ...beginnerValues, ...beginnerCalls],
  intermediate: [...intermediateTypes, ...intermediateGenerics, ...intermediateRun],
  advanced: [...advancedConditional, ...advancedMapped, ...advancedInference, ...advancedSoundness],
}
