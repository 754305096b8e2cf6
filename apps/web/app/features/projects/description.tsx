import { descriptionCollapseAt } from '@guildhall/contract'
import { useId, useState } from 'react'
import { cx } from '../../ui/cx.ts'

/** A project's description: four lines of it, and the rest on demand when it is long. Its paragraphs show when open. */
export function Description({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const isLong = text.length > descriptionCollapseAt

  return (
    <div>
      <p id={id} className={cx('break-words', isOpen || !isLong ? 'whitespace-pre-line' : 'line-clamp-4')}>
        {text}
      </p>
      {isLong ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="mt-1 inline-flex min-h-6 items-center text-sm font-medium text-rose hover:underline pointer-coarse:min-h-11"
        >
          {isOpen ? 'Show less' : 'Read more'}
        </button>
      ) : null}
    </div>
  )
}
