/** The addresses that the specification gives these screens; `aliases` in `app/paths.ts` leads to the actual ones. */
export const publishedPaths = {
  clientProjects: '/clientDashboard',
  browseProjects: '/browse-projects',
  editProject: (projectId: string) => `/projects/edit/${encodeURIComponent(projectId)}`,
} as const
