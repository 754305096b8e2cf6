/** Under which the files of a project are. */
export const projectFilesPath = (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}`
