export interface SharedLink {
  title: string
  text?: string | undefined
  url: string
}

/** 'unable' if the browser has no share dialog or refuses, as it does when the click is too long ago. */
export async function shareNatively({ title, text, url }: SharedLink): Promise<'shared' | 'dismissed' | 'unable'> {
  if (typeof navigator.share !== 'function') return 'unable'
  try {
    await navigator.share(text ? { title, text, url } : { title, url })
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'unable'
  }
}
