import { textLimits } from '@guildhall/contract'

export function problemWithMessage(text: string): string | undefined {
  // Counted by code point, as the server does.
  return text.length > textLimits.message && [...text].length > textLimits.message
    ? `Message can be at most ${textLimits.message.toLocaleString('en-US')} characters long.`
    : undefined
}
