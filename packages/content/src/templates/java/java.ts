import type { SkillTemplates } from '../registry.ts'
import { advancedCosts } from './advanced-costs.ts'
import { advancedDesign } from './advanced-design.ts'
import { advancedIntegers } from './advanced-integers.ts'
import { advancedSemantics } from './advanced-semantics.ts'
import { advancedThreads } from './advanced-threads.ts'
import { beginnerExceptions } from './beginner-exceptions.ts'
import { beginnerFlow } from './beginner-flow.ts'
import { beginnerObjects } from './beginner-objects.ts'
import { beginnerValues } from './beginner-values.ts'
import { intermediateClasses } from './intermediate-classes.ts'
import { intermediateCollections } from './intermediate-collections.ts'
import { intermediateConcurrency } from './intermediate-concurrency.ts'
import { intermediateEquality } from './intermediate-equality.ts'
import { intermediateFailures } from './intermediate-failures.ts'
import { intermediateStreams } from './intermediate-streams.ts'

export const java: SkillTemplates = {
  beginner: [...beginnerValues, ...beginnerFlow, ...beginnerExceptions, ...beginnerObjects],
  intermediate: [
    ...intermediateCollections,
    ...intermediateEquality,
    ...intermediateClasses,
    ...intermediateStreams,
    ...intermediateFailures,
    ...intermediateConcurrency,
  ],
  advanced: [...advancedSemantics, ...advancedIntegers, ...advancedThreads, ...advancedDesign, ...advancedCosts],
}
