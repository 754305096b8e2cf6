import { descriptionCollapseAt } from '@guildhall/contract'
import type { WholeText } from '../../../hooks/use-whole-text.ts'
import { LongText } from '../../../ui/long-text.tsx'
import { withoutMarks } from '../../../ui/without-marks.ts'
import { BriefText } from './brief-text.tsx'

export interface FoldedBriefProps {
  text: string
  /** Needed if `text` is truncated. */
  whole?: WholeText | undefined
  isOpen?: boolean
  /** Has its Markdown only once it is opened, so that nothing moves in a list. */
  inList?: boolean
  className?: string
}

/** What was asked for, with its Markdown; plain while a part of it is folded away. */
export function FoldedBrief({ text, whole, isOpen = false, inList = false, className }: FoldedBriefProps) {
  const clamped = !isOpen && text.length > descriptionCollapseAt
  const isShort = !clamped && !whole
  return (
    <LongText text={text} whole={whole} clamped={clamped} {...(className && { className })}>
      {(isWhole) =>
        isWhole || (isShort && !inList) ? (
          <BriefText text={whole?.text ?? text} />
        ) : (
          `${withoutMarks(text)}${whole ? '…' : ''}`
        )
      }
    </LongText>
  )
}
