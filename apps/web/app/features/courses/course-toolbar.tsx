import type { ReactNode } from 'react'
import { Toolbar } from '../../ui/page.tsx'
import { PrintButton } from '../documents/shared/print-button.tsx'

/** What one can do with a course as a whole: `children` come before the button that all have, `after` behind it. */
export function CourseToolbar({ children, after }: { children?: ReactNode; after?: ReactNode }) {
  return (
    <Toolbar className="print:hidden">
      {children}
      <PrintButton size="sm" />
      {after}
    </Toolbar>
  )
}
