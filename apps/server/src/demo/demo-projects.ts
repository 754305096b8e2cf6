import { demoCreativeProjects } from './demo-projects-creative.ts'
import { demoSoftwareProjects } from './demo-projects-software.ts'
import type { DemoProject } from './demo-types.ts'

/** Every project of the demo. `postedDaysAgo` decides the order. */
export const demoProjects: readonly DemoProject[] = [...demoSoftwareProjects, ...demoCreativeProjects]
