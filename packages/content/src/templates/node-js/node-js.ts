import type { SkillTemplates } from '../registry.ts'
import { advancedLoop } from './advanced-loop.ts'
import { advancedOperations } from './advanced-operations.ts'
import { advancedPackages } from './advanced-packages.ts'
import { advancedStreams } from './advanced-streams.ts'
import { beginnerEvents } from './beginner-events.ts'
import { beginnerFiles } from './beginner-files.ts'
import { beginnerModules } from './beginner-modules.ts'
import { beginnerPrograms } from './beginner-programs.ts'
import { intermediateFailures } from './intermediate-failures.ts'
import { intermediateModules } from './intermediate-modules.ts'
import { intermediateSecurity } from './intermediate-security.ts'
import { intermediateStreams } from './intermediate-streams.ts'

export const nodeJs: SkillTemplates = {
  beginner: [...beginnerPrograms, ...beginnerModules, ...beginnerFiles, ...beginnerEvents],
  intermediate: [...intermediateStreams, ...intermediateModules, ...intermediateFailures, ...intermediateSecurity],
  advanced: [...advancedLoop, ...advancedPackages, ...advancedStreams, ...advancedOperations],
}
