const key = 'openProjectsOnly'

/** Whether this browser was last used to see open projects alone. */
export const isOpenOnlyRemembered = () => localStorage.getItem(key) !== null

export function rememberOpenOnly(isOpenOnly: boolean) {
  if (isOpenOnly) localStorage.setItem(key, 'true')
  else localStorage.removeItem(key)
}
