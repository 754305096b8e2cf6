import type { Proof } from './template.ts'

/** The question's code, and then what is done to it to see what it does. */
export const followedBy = (code: string, ...steps: string[]): Proof => ({ program: [code, ...steps].join('\n') })
