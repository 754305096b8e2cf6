import { type OrderExerciseView, orderIn } from '@guildhall/contract'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { CodeLine } from '../../../ui/code-line.tsx'
import { codeLines } from '../../../ui/code-runs.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { moved, shuffledOrder } from './line-order.ts'
import type { ReadingAnswerProps } from './reading-exercise.tsx'
import { useDragToSort } from './use-drag-to-sort.ts'

/** Lines to put in order: by dragging, with buttons, or with the arrow keys on a line's handle. */
export function LineSorter({ exercise, answer, onChange }: ReadingAnswerProps<OrderExerciseView>) {
  const { id, lines, colors } = exercise
  const colored = codeLines(lines.join('\n'), colors)
  const order = orderIn(answer, lines.length) ?? shuffledOrder(id, lines.length)
  const [said, setSaid] = useState('')

  function move(from: number, to: number) {
    if (to < 0 || to >= order.length || to === from) return
    onChange(moved(order, from, to).join())
    setSaid(`Line ${to + 1} of ${order.length}: ${lines[order[from] ?? 0]?.trim()}`)
  }
  const { list, handleOf, shiftOf, dragged } = useDragToSort(move)

  const moveByKey = (at: number) => (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    move(at, at + step)
  }

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <ol ref={list} aria-label="Lines in the order you gave them" className="flex min-w-0 flex-col gap-1.5">
        {order.map((line, at) => {
          const text = lines[line] ?? ''
          return (
            <li
              key={line}
              style={shiftOf(at)}
              className={cx(
                'flex min-h-11 min-w-0 items-center rounded-md border bg-sunken',
                dragged === at ? 'relative z-10 border-edge shadow-float' : 'border-line',
                dragged !== undefined && dragged !== at && 'transition-transform',
              )}
            >
              <IconButton
                label={`Line ${at + 1}: ${text.trim()}. Move it with the arrow keys`}
                title="Drag, or use the arrow keys"
                icon={<GripVertical aria-hidden="true" />}
                className="cursor-grab touch-none text-muted"
                onKeyDown={moveByKey(at)}
                {...handleOf(at)}
              />
              <CodeLine runs={colored[line] ?? []} className="py-2 text-sm" />
              <IconButton
                label={`Move line ${at + 1} up`}
                icon={<ArrowUp aria-hidden="true" />}
                aria-disabled={at === 0}
                className="aria-disabled:opacity-40"
                onClick={() => move(at, at - 1)}
              />
              <IconButton
                label={`Move line ${at + 1} down`}
                icon={<ArrowDown aria-hidden="true" />}
                aria-disabled={at === order.length - 1}
                className="aria-disabled:opacity-40"
                onClick={() => move(at, at + 1)}
              />
            </li>
          )
        })}
      </ol>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </div>
  )
}
