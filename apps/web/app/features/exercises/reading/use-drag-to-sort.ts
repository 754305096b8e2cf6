import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'

type Drag = { from: number; to: number; startY: number; distance: number; rows: { middle: number; height: number }[] }

/**
 * Drags the rows of a list by their handles. Nothing changes places until a row is dropped: a handle whose row moves in the
 * document loses the pointer.
 */
export function useDragToSort(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag>()

  const handleOf = (from: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !list.current) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const rows = Array.from(list.current.children, (row) => {
        const { top, height } = row.getBoundingClientRect()
        return { middle: top + height / 2, height }
      })
      setDrag({ from, to: from, startY: event.clientY, distance: 0, rows })
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (drag?.from !== from) return
      const distance = clientY - drag.startY
      setDrag({ ...drag, distance, to: placeOf(drag, distance) })
    },
    onPointerUp() {
      if (drag?.from === from) onMove(from, drag.to)
      setDrag(undefined)
    },
    onPointerCancel: () => setDrag(undefined),
  })

  function shiftOf(at: number): CSSProperties | undefined {
    if (!drag) return undefined
    const { from, to, distance, rows } = drag
    if (at === from) return { transform: `translateY(${distance}px)` }
    const room = rowGap + (rows[from]?.height ?? 0)
    if (at > from && at <= to) return { transform: `translateY(${-room}px)` }
    if (at < from && at >= to) return { transform: `translateY(${room}px)` }
    return undefined
  }

  return { list, handleOf, shiftOf, dragged: drag?.from }
}

const rowGap = 6

/** Where the dragged row belongs: past each row whose middle its own has passed. */
function placeOf({ from, rows }: Drag, distance: number): number {
  const middle = (rows[from]?.middle ?? 0) + distance
  return rows.filter((row, at) => at !== from && row.middle < middle).length
}
