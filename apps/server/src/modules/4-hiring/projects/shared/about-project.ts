import type { EventSubjects } from '@guildhall/contract'

/** For events. */
export const aboutProject = ({
  id: projectId,
  title: projectTitle,
  clientId,
}: {
  id: string
  title: string
  clientId: string
}): EventSubjects['project'] => ({ projectId, projectTitle, clientId })
