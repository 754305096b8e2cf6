/** Addresses given by the specification; `app/aliases.ts` maps them to the actual ones. */
export const publishedPaths = {
  clientProjects: '/clientDashboard',
  browseProjects: '/browse-projects',
  editProject: (projectId: string) => `/projects/edit/${encodeURIComponent(projectId)}`,
} as const
