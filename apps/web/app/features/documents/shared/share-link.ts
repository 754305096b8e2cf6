export interface Shared {
  title: string
  text?: string | undefined
  url: string
}

/**
 * Offers the link through the system's share sheet. 'dismissed' when the person closed it; 'unable' where there is none,
 * or where the browser refuses it, as it does when the click is too long ago.
 */
export async function shareNatively({ title, text, url }: Shared): Promise<'shared' | 'dismissed' | 'unable'> {
  if (typeof navigator.share !== 'function') return 'unable'
  try {
    await navigator.share(text ? { title, text, url } : { title, url })
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'unable'
  }
}

/** Whether the browser let us. Only pages served over HTTPS, or from this machine, may write to the clipboard. */
export async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    return false
  }
}
