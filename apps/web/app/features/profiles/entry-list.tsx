import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'

export interface EntryListProps<Entry> {
  noun: string
  entries: readonly (Entry & { id: string })[]
  /** May be empty. Read on demand, as the fields are newer than `entries`. */
  nameOf: (position: number) => string
  render: (position: number) => ReactNode
  onMove: (from: number, to: number) => void
  onRemove: (position: number) => void
  onRestore: () => void
  onAdd?: (() => void) | undefined
  addLabel?: string
  full?: boolean
  compact?: boolean
  className?: string
}

type Control = 'up' | 'down'

/** Changes are announced, and the focus stays with the entry. */
export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { noun, entries, nameOf, render, onMove, onRemove, onRestore, onAdd, addLabel, full, compact, className } =
    props
  const list = useRef<HTMLDivElement>(null)
  const [news, setNews] = useState('')
  const [removed, setRemoved] = useState<string>()
  const [toFocus, setToFocus] = useState<{ id: string; control: Control } | 'undo' | 'add'>()

  // After the move: browsers drop the focus of a moved element.
  useEffect(() => {
    if (!toFocus) return
    const selector =
      typeof toFocus === 'string'
        ? `[data-control="${toFocus}"]`
        : `[data-entry="${toFocus.id}"] [data-control="${toFocus.control}"]`
    list.current?.querySelector<HTMLElement>(selector)?.focus()
    setToFocus(undefined)
  }, [toFocus])

  const labelOf = (position: number) => nameOf(position) || `${noun} ${position + 1}`

  function move(position: number, control: Control) {
    const to = position + (control === 'up' ? -1 : 1)
    const [entry, name] = [entries[position], labelOf(position)]
    if (!entry) return
    if (to < 0 || to >= entries.length) {
      setNews(`${name} is already ${control === 'up' ? 'first' : 'last'}.`)
      return
    }
    onMove(position, to)
    setNews(`${name} is now number ${to + 1} of ${entries.length}.`)
    setToFocus({ id: entry.id, control })
  }

  function remove(position: number) {
    const name = labelOf(position)
    onRemove(position)
    setRemoved(name)
    setNews(`${name} was removed.`)
    setToFocus('undo')
  }

  function restore() {
    onRestore()
    setNews(`${removed} is back.`)
    setRemoved(undefined)
    setToFocus('add')
  }

  return (
    <div ref={list} className={cx('flex flex-col gap-4', className)}>
      <output className="sr-only">{news}</output>
      {entries.length > 0 ? (
        <ol
          className={cx(
            'flex flex-col',
            compact ? 'divide-y divide-line rounded-lg border border-line bg-surface' : 'gap-4',
          )}
        >
          {entries.map((entry, position) => (
            <li
              key={entry.id}
              data-entry={entry.id}
              className={
                compact
                  ? 'flex items-center justify-between gap-3 py-1 pr-1 pl-4'
                  : 'rounded-lg border border-line bg-surface'
              }
            >
              {compact ? <div className="min-w-0 flex-1">{render(position)}</div> : null}
              <div
                className={cx(
                  'flex shrink-0 items-center',
                  !compact && 'justify-between border-b border-line py-1 pr-1 pl-4 sm:pl-5',
                )}
              >
                {compact ? null : (
                  <span className="text-sm font-medium text-muted first-letter:uppercase">
                    {noun} {position + 1}
                  </span>
                )}
                <span className="flex">
                  <IconButton
                    data-control="up"
                    label={`Move ${labelOf(position)} up`}
                    icon={<ArrowUp aria-hidden="true" />}
                    aria-disabled={position === 0}
                    className="aria-disabled:opacity-40"
                    onClick={() => move(position, 'up')}
                  />
                  <IconButton
                    data-control="down"
                    label={`Move ${labelOf(position)} down`}
                    icon={<ArrowDown aria-hidden="true" />}
                    aria-disabled={position === entries.length - 1}
                    className="aria-disabled:opacity-40"
                    onClick={() => move(position, 'down')}
                  />
                  <IconButton
                    label={`Remove ${labelOf(position)}`}
                    icon={<Trash2 aria-hidden="true" />}
                    onClick={() => remove(position)}
                  />
                </span>
              </div>
              {compact ? null : <div className="p-4 sm:p-5">{render(position)}</div>}
            </li>
          ))}
        </ol>
      ) : null}
      {removed === undefined ? null : (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-dashed border-edge px-4 py-2 text-sm">
          <span className="min-w-0 break-words">“{removed}” was removed.</span>
          <Button size="sm" data-control="undo" onClick={restore}>
            Put it back
          </Button>
        </div>
      )}
      {onAdd ? (
        <div>
          <Button
            data-control="add"
            disabled={full}
            onClick={() => {
              setRemoved(undefined)
              setNews('')
              onAdd()
            }}
          >
            <Plus aria-hidden="true" />
            {addLabel}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
