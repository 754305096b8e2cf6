import type { Workspace } from './workspace.ts'

export const workspaceKey = 'workspace'
export const workspaceChanged = 'guildhall:workspace'

/** The side whose menu shared screens show from now on, if it is known. For screens that learn it from their data. */
export function rememberWorkspace(side: Workspace | undefined) {
  if (side) localStorage.setItem(workspaceKey, side)
  else localStorage.removeItem(workspaceKey)
  window.dispatchEvent(new Event(workspaceChanged))
}
