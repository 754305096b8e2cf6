import { generatePath } from 'react-router'
import type { aliases } from '../../paths.ts'

/** Addresses that were published for these links; each is an alias that leads to the one real screen. */
const published = {
  clientProjects: 'clientDashboard',
  browseProjects: 'browse-projects',
  editProject: 'projects/edit/:projectId',
} as const satisfies Record<string, keyof typeof aliases>

export const publishedPaths = {
  clientProjects: `/${published.clientProjects}`,
  browseProjects: `/${published.browseProjects}`,
  editProject: (projectId: string) => generatePath(`/${published.editProject}`, { projectId }),
}
