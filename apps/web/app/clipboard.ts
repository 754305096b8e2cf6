/** Copies a text. False when the browser refuses: only pages served over HTTPS or from localhost may write to it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
