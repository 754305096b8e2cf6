/** A part of a document. Backticks in prose set code, as in courses; everything else is taken as it is written. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string; look?: 'lead' | 'small' }
  | { kind: 'list'; items: readonly string[]; marks: 'numbers' | 'letters' }
  | { kind: 'code'; text: string }

/** A document before it has pages. */
export type DocumentContent = {
  title: string
  /** Small words above the title, such as 'Learning unit 3 of 26'. */
  eyebrow: string
  /** Where the same stands on the web; null when others cannot read it there. */
  address: string | null
  blocks: readonly Block[]
}
