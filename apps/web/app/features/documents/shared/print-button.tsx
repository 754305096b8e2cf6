import { Printer } from 'lucide-react'
import { Button, type ButtonProps } from '../../../ui/button.tsx'

/** `styles/print.css` and `print:` classes decide what is printed. */
export function PrintButton({ children = 'Print', ...rest }: Omit<ButtonProps, 'onClick'>) {
  return (
    <Button {...rest} onClick={() => window.print()}>
      <Printer aria-hidden="true" />
      {children}
    </Button>
  )
}
