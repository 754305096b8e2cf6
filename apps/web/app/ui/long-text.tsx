import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { WholeText } from '../hooks/use-whole-text.ts'
import { cx } from './cx.ts'

export interface LongTextProps {
  text: string
  /** Needed if `text` is truncated. */
  whole?: WholeText | undefined
  clamped?: boolean
  /** The children show less while collapsed. */
  shortened?: boolean
  className?: string
  children?: (isOpen: boolean) => ReactNode
}

export function LongText({ text, whole, clamped = false, shortened = false, className, children }: LongTextProps) {
  const [isWanted, setIsWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const block = useRef<HTMLDivElement>(null)
  const id = useId()
  const isOpen = isWanted && (!whole || whole.text !== undefined)
  const isCut = useIsCut(block, { text, isClamped: clamped && !isOpen })
  const hasFailed = isWanted && whole?.hasFailed === true
  const isLoading = isWanted && !isOpen && !hasFailed

  function press() {
    if (isLoading) return
    if (isOpen) {
      flushSync(() => setIsWanted(false))
      // Collapsing a long text would leave the reader further down the page.
      button.current?.scrollIntoView({ block: 'nearest' })
      return
    }
    setIsWanted(true)
    whole?.load()
  }

  return (
    <div>
      {/* Not a paragraph: its children may be some. */}
      <div
        ref={block}
        id={id}
        dir="auto"
        className={cx('break-words', clamped && !isOpen ? 'line-clamp-4' : 'whitespace-pre-line', className)}
      >
        {children?.(isOpen) ?? (isOpen ? (whole?.text ?? text) : `${text}${whole ? '…' : ''}`)}
      </div>
      {hasFailed ? (
        <p role="alert" className="mt-2 text-sm text-danger">
          The rest of this text could not be loaded.
        </p>
      ) : null}
      {(clamped && (isOpen || isCut)) || shortened || whole ? (
        // One button for both states, so that it keeps the focus.
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-busy={isLoading || undefined}
          aria-disabled={isLoading || undefined}
          onClick={press}
          className="act-link mt-1"
        >
          {isOpen ? 'Show less' : labelOf(isLoading, hasFailed)}
        </button>
      ) : null}
    </div>
  )
}

/** Whether opening a clamped text would show more: lines that are hidden, or line breaks. */
function useIsCut(
  block: RefObject<HTMLDivElement | null>,
  { text, isClamped }: { text: string; isClamped: boolean },
): boolean {
  const [isCut, setIsCut] = useState(false)
  useLayoutEffect(() => {
    const element = block.current
    if (!element || !isClamped) return
    const measure = () => setIsCut(element.scrollHeight > element.clientHeight || text.includes('\n'))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [block, text, isClamped])
  return isCut
}

function labelOf(isLoading: boolean, hasFailed: boolean): string {
  if (isLoading) return 'Loading...'
  return hasFailed ? 'Try again' : 'Read more'
}
