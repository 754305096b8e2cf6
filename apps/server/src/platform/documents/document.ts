/** A block of a document. In prose, backticks mark code; there is no other markup. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string; look?: 'lead' | 'small' }
  | { kind: 'list'; items: readonly string[]; marks: 'numbers' | 'letters' }
  | { kind: 'code'; text: string }

export type DocumentContent = {
  title: string
  eyebrow: string
  /** The web page with the same content; null if it is not public. */
  address: string | null
  blocks: readonly Block[]
}
