import type { Locator } from 'vitest/browser'

/** Like a drop; Playwright would first copy every byte into another process. */
export function chooseFiles(input: Locator, ...files: File[]) {
  const carrier = new DataTransfer()
  for (const file of files) carrier.items.add(file)
  const element = input.element() as HTMLInputElement
  element.files = carrier.files
  element.dispatchEvent(new Event('change', { bubbles: true }))
}
