import { demoEndedProjects } from './demo-ended.ts'
import { demoCreativeProjects } from './demo-projects-creative.ts'
import { demoSoftwareProjects } from './demo-projects-software.ts'
import type { DemoProject } from './demo-types.ts'

export const demoProjects: readonly DemoProject[] = [
  ...demoSoftwareProjects,
  ...demoCreativeProjects,
  ...demoEndedProjects,
]
