import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scripts } from 'react-router'

/** At low priority: pages are complete as HTML, so styles, fonts and pictures come first on a slow line. */
export function LateScripts() {
  // Called, not rendered, as its preloads are in its own result.
  return fetchLate(Scripts({}))
}

function fetchLate(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<{ rel?: string; children?: ReactNode }>(child)) return child
    if (child.props.rel === 'modulepreload')
      return cloneElement(child as ReactElement<{ fetchPriority?: string }>, { fetchPriority: 'low' })
    return child.props.children ? cloneElement(child, {}, fetchLate(child.props.children)) : child
  })
}
