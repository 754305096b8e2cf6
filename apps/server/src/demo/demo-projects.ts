import { demoCreativeProjects } from './demo-projects-creative.ts'
import { demoSoftwareProjects } from './demo-projects-software.ts'
import type { DemoProject } from './demo-types.ts'

/** Every project in the demo marketplace, in no particular order: the day each was posted decides what shows first. */
export const demoProjects: readonly DemoProject[] = [...demoSoftwareProjects, ...demoCreativeProjects]
