const key = 'direct-offer'

/** The token follows `#`, so browsers do not send it to a server. This tab keeps it while its user signs in or up. */
export function mailedToken(hash: string): string {
  const token = hash.slice(1)
  try {
    if (token) sessionStorage.setItem(key, token)
    return token || (sessionStorage.getItem(key) ?? '')
  } catch {
    // Storage may be blocked; then the link has to be opened again after the sign-in.
    return token
  }
}

export function forgetMailedToken() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // As above.
  }
}
