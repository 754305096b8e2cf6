import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

export interface DisclosureProps {
  summary: ReactNode
  open?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

export function Disclosure({ summary, open, onToggle, children }: DisclosureProps) {
  return (
    <details open={open} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary className="disclosure">
        <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
        {summary}
      </summary>
      <div className="mt-4">{children}</div>
    </details>
  )
}
