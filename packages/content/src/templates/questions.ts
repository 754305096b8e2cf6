/** Wordings that many templates share. */
export const prints = 'What does this program print?'
export const printsInOrder = 'In which order are the words printed?'
