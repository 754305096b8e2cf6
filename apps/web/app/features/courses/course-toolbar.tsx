import type { ReactNode } from 'react'
import { Toolbar } from '../../ui/page.tsx'
import { PrintButton } from '../documents/shared/print-button.tsx'

export function CourseToolbar({ children, after }: { children?: ReactNode; after?: ReactNode }) {
  return (
    <Toolbar className="print:hidden">
      {children}
      <PrintButton size="sm" />
      {after}
    </Toolbar>
  )
}
