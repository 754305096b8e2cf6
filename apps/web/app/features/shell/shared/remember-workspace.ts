import type { Workspace } from '../workspace.ts'

export const workspaceKey = 'workspace'
export const workspaceChanged = 'guildhall:workspace'

/** For screens that learn their side from their data: shared screens show its menu from now on. */
export function rememberWorkspace(side: Workspace) {
  localStorage.setItem(workspaceKey, side)
  window.dispatchEvent(new Event(workspaceChanged))
}
