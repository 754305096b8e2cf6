/** The specification's addresses for these links: `aliases` in `app/paths.ts` of the actual screens. */
export const publishedPaths = {
  clientProjects: '/clientDashboard',
  browseProjects: '/browse-projects',
  editProject: (projectId: string) => `/projects/edit/${encodeURIComponent(projectId)}`,
} as const
