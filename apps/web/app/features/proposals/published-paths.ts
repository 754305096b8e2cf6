/**
 * Addresses under which these three links were published. Each is one of the `aliases` of `app/paths.ts` and leads to
 * the one real screen.
 */
export const publishedPaths = {
  clientProjects: '/clientDashboard',
  browseProjects: '/browse-projects',
  editProject: (projectId: string) => `/projects/edit/${encodeURIComponent(projectId)}`,
} as const
