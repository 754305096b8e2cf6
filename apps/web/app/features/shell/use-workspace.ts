import { useEffect, useSyncExternalStore } from 'react'
import { sideAt, type Workspace, workspaceOf } from './workspace.ts'

const key = 'workspace'
const changed = 'guildhall:workspace'

function subscribe(listener: () => void) {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}

const readLast = (): Workspace => (localStorage.getItem(key) === 'freelancer' ? 'freelancer' : 'client')

/**
 * Which side's menu to show at an address, and whether its screen has a sidebar. Screens shared by both sides keep the menu
 * of the side shown last, also after a reload.
 */
export function useWorkspace(pathname: string): { workspace: Workspace; hasSidebar: boolean } {
  const side = sideAt(pathname)
  const last = useSyncExternalStore(subscribe, readLast, () => 'client' as const)

  useEffect(() => {
    if (!side) return
    localStorage.setItem(key, side)
    window.dispatchEvent(new Event(changed))
  }, [side])

  return { workspace: side ?? last, hasSidebar: workspaceOf(pathname) !== null }
}
