/** Addresses given by the specification; `aliases` in `app/paths.ts` maps them to the actual ones. */
export const publishedPaths = {
  clientProjects: '/clientDashboard',
  browseProjects: '/browse-projects',
  editProject: (projectId: string) => `/projects/edit/${encodeURIComponent(projectId)}`,
} as const
