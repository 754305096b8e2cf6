import { useEffect, useSyncExternalStore } from 'react'
import { type Workspace, workspaceOf } from './workspace.ts'

const key = 'workspace'
const changed = 'guildhall:workspace'

function subscribe(listener: () => void) {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}

const readLast = (): Workspace => (localStorage.getItem(key) === 'freelancer' ? 'freelancer' : 'client')

/**
 * Which side's menu to show at an address, and whether its screen has a sidebar.
 * Screens that both sides share keep the menu of the side one came from, also after a reload.
 */
export function useWorkspace(pathname: string): { workspace: Workspace; hasSidebar: boolean } {
  const here = workspaceOf(pathname)
  const last = useSyncExternalStore(subscribe, readLast, () => 'client' as const)

  useEffect(() => {
    if (here !== 'client' && here !== 'freelancer') return
    localStorage.setItem(key, here)
    window.dispatchEvent(new Event(changed))
  }, [here])

  return { workspace: here === 'client' || here === 'freelancer' ? here : last, hasSidebar: here !== null }
}
