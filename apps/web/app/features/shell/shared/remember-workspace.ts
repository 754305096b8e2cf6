import type { Workspace } from '../workspace.ts'

export const workspaceKey = 'workspace'
export const workspaceChanged = 'guildhall:workspace'

/** The side whose menu shared screens show from now on. For screens that learn it from their data. */
export function rememberWorkspace(side: Workspace) {
  localStorage.setItem(workspaceKey, side)
  window.dispatchEvent(new Event(workspaceChanged))
}
