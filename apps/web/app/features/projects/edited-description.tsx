import { descriptionCollapseAt, type ProjectEditView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useWholeText } from '../../hooks/use-whole-text.ts'
import { LongText } from '../../ui/long-text.tsx'
import { projectEditQuery } from './edits-api.ts'
import { differenceOf } from './text-difference.ts'

const context = 60

export interface EditedDescriptionProps {
  projectId: string
  edit: ProjectEditView
  side: 'before' | 'after'
}

/** Shows the changed part first, marked. */
export function EditedDescription({ projectId, edit, side }: EditedDescriptionProps) {
  const query = projectEditQuery(projectId, edit.number)
  const whole = useWholeText(edit[side].descriptionTruncated, {
    ...query,
    select: (answer) => answer[side].description ?? '',
  })
  // The other side may have fetched it already.
  const known = useQuery({ ...query, enabled: false }).data ?? edit
  const { before, after } = { before: known.before.description ?? '', after: known.after.description ?? '' }
  const text = known[side].description ?? ''
  const { start, tail } = differenceOf(before, after)
  const isBeyond = start === before.length && start === after.length

  return (
    <LongText text={text} whole={whole} clamped={text.length > descriptionCollapseAt}>
      {(isOpen) => {
        if (!isOpen && isBeyond) return <span className="text-muted">The change is further down in this text.</span>
        const end = text.length - tail
        const [from, to] = isOpen ? [0, text.length] : [Math.max(0, start - context), end + context]
        return (
          <>
            {from > 0 ? '…' : ''}
            {text.slice(from, start).toWellFormed()}
            <Changed side={side} text={text.slice(start, end)} />
            {text.slice(end, to).toWellFormed()}
            {to < text.length || (known === edit && whole) ? '…' : ''}
          </>
        )
      }}
    </LongText>
  )
}

function Changed({ side, text }: { side: 'before' | 'after'; text: string }) {
  if (text === '') return null
  return side === 'before' ? <del className="bg-danger-wash">{text}</del> : <ins className="bg-green-wash">{text}</ins>
}
