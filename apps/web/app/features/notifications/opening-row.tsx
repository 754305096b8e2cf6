import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

interface OpeningRowProps {
  label: string
  note?: string | undefined
  /** Stays beside the label, open or not. */
  control: ReactNode
  children: ReactNode
}

/** A row of a list that opens to more. */
export function OpeningRow({ label, note, control, children }: OpeningRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <li>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h3 className="min-w-0 font-sans text-sm font-medium">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
            className="group inline-flex min-h-9 items-center gap-2 rounded-sm pointer-coarse:min-h-11"
          >
            <ChevronRight
              aria-hidden="true"
              className="size-4 shrink-0 transition-transform group-aria-expanded:rotate-90"
            />
            {label}
            {note ? <span className="font-normal text-muted max-sm:hidden">{note}</span> : null}
          </button>
        </h3>
        {control}
      </div>
      <div id={id} hidden={!isOpen} className="ml-6 pb-2">
        {children}
      </div>
    </li>
  )
}
