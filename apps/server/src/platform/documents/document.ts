export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string; look?: 'lead' | 'small' }
  | { kind: 'list'; items: readonly string[]; marks: 'numbers' | 'letters' }
  | { kind: 'code'; text: string }
  | Table

/** Cells are plain text, backticks included. A head that no column has is not drawn. Heads are repeated on each page. */
export type Table = {
  kind: 'table'
  columns: readonly Column[]
  rows: readonly (readonly string[])[]
  hasRowHeads?: boolean
  hasTotal?: boolean
}
/** `share` of the width; those of all columns add up to 1. A column of numbers is aligned at its end. */
type Column = { share: number; head?: string; align?: 'end' }

export type DocumentContent = {
  title: string
  eyebrow: string
  address: string | null
  blocks: readonly Block[]
}
