export function saveFile(bytes: Blob, filename: string) {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = filename
  link.click()
  // The browser still reads from it shortly after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export function filenameIn(disposition: string | null): string | undefined {
  const extended = disposition?.match(/filename\*=UTF-8''([^;\s]+)/i)?.[1]
  if (extended !== undefined) return decoded(extended)
  return disposition?.match(/filename="((?:[^"\\]|\\.)*)"/i)?.[1]?.replace(/\\(.)/g, '$1')
}

function decoded(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}
