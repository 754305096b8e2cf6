import { readFileSync } from 'node:fs'
import path from 'node:path'
import { checkout } from './machine.ts'

/** The lines of the block that follows these words on a page of docs/operations. */
export function commandsAfter(page: string, words: string): string[] {
  const text = readFileSync(path.join(checkout, 'docs', 'operations', page), 'utf8')
  const block = text.slice(text.indexOf(words)).match(/```sh\n([\s\S]*?)```/)?.[1]
  if (!text.includes(words) || !block) throw new Error(`docs/operations/${page} has no commands after “${words}”`)
  return block.trim().split('\n')
}
