import type { Side } from '@guildhall/contract'
import { useEffect, useSyncExternalStore } from 'react'
import { rememberWorkspace, workspaceChanged, workspaceKey } from '../navigation/shared/remember-workspace.ts'
import { sideAt, type Workspace } from '../navigation/shared/workspace.ts'

function subscribe(listener: () => void) {
  window.addEventListener(workspaceChanged, listener)
  return () => window.removeEventListener(workspaceChanged, listener)
}

const readLast = (): Workspace => (localStorage.getItem(workspaceKey) === 'freelancer' ? 'freelancer' : 'client')

/**
 * Which side's menu to show at an address. Screens shared by both sides keep the menu of the side shown last, also after a
 * reload. A browser that has not shown one yet takes `activeSide`. What the server renders does not know it: undefined.
 */
export function useWorkspace(pathname: string, activeSide?: Side): Workspace | undefined {
  const side = sideAt(pathname)
  const last = useSyncExternalStore(subscribe, readLast, () => undefined)

  useEffect(() => {
    const shown = side ?? (localStorage.getItem(workspaceKey) ? undefined : activeSide)
    if (shown) rememberWorkspace(shown)
  }, [side, activeSide])

  return side ?? last
}
