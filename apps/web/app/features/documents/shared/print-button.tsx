import { Printer } from 'lucide-react'
import { Button, type ButtonProps } from '../../../ui/button.tsx'

/** Opens the browser's print dialog. What goes on paper is decided by `styles/print.css` and by `print:` classes. */
export function PrintButton({ children = 'Print', ...rest }: Omit<ButtonProps, 'onClick'>) {
  return (
    <Button {...rest} onClick={() => window.print()}>
      <Printer aria-hidden="true" />
      {children}
    </Button>
  )
}
