/** Wordings that many templates share. */
export const prints = 'What does this program print?'
export const printsInOrder = 'In which order are the words printed?'
export const line = (...parts: readonly (string | number | boolean)[]) => parts.join(' ')
