import { useMemo } from 'react'
import { type DiffPart, diffTexts } from '../text-diff.ts'
import { cx } from './cx.ts'
import { LongText } from './long-text.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Characters shown at each end of an unchanged, removed or added stretch while collapsed. */
const shown = { same: 80, removed: 300, added: 300 }

export function MarkedText({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => diffTexts(before, after), [before, after])
  const short = useMemo(() => parts.map((part, index) => shortened(part, index, parts.length)), [parts])
  const isShortened = short.some(({ text }, index) => text !== parts[index]?.text)
  return (
    <LongText text={after} shortened={isShortened} className="max-w-prose">
      {(isOpen) => (isOpen ? parts : short).map((part, index) => <Part key={index} part={part} />)}
    </LongText>
  )
}

function Part({ part: { kind, text } }: { part: DiffPart }) {
  if (kind === 'same') return text
  const [Mark, look, word] =
    kind === 'removed' ? (['del', 'bg-danger-wash', 'removed'] as const) : (['ins', 'bg-green-wash', 'added'] as const)
  return (
    <Mark className={cx('rounded-sm box-decoration-clone px-0.5', look)}>
      <VisuallyHidden>{` [${word}: `}</VisuallyHidden>
      {text}
      <VisuallyHidden>{'] '}</VisuallyHidden>
    </Mark>
  )
}

/** Keeps only the ends next to a change. */
function shortened({ kind, text }: DiffPart, index: number, count: number): DiffPart {
  const length = shown[kind]
  if (text.length <= 2 * length) return { kind, text }
  const head = kind === 'same' && index === 0 ? '' : firstWords(text, length)
  const tail = kind === 'same' && index === count - 1 ? '' : lastWords(text, length)
  return { kind, text: `${head.trimEnd()} … ${tail.trimStart()}` }
}

const firstWords = (text: string, length: number) =>
  text
    .slice(0, length)
    .replace(/\S{1,30}$/u, '')
    .toWellFormed()
const lastWords = (text: string, length: number) =>
  text
    .slice(-length)
    .replace(/^\S{1,30}/u, '')
    .toWellFormed()
