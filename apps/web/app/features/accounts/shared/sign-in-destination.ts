const key = 'signInDestination'

/** The screen that a person signed in to see, for this tab. Nothing if its storage is full or blocked. */
export function rememberSignInDestination(path: string): void {
  try {
    sessionStorage.setItem(key, path)
  } catch {}
}

export function readSignInDestination(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
