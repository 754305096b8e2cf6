import { FileDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { ButtonLook } from '../../../ui/button-look.ts'
import { AnchorButton } from '../../../ui/link-button.tsx'
import { FileButton, type FileButtonProps } from './file-button.tsx'

/** Downloads a document that needs the user's session. */
export function PdfButton({ children = 'PDF', ...rest }: Omit<FileButtonProps, 'format'>) {
  return (
    <FileButton {...rest} format="pdf">
      {children}
    </FileButton>
  )
}

/** The same for a public document: a plain link. */
export function PdfLink({
  path,
  children = 'PDF',
  ...rest
}: Omit<ComponentProps<'a'>, 'href' | 'download'> & ButtonLook & { path: string }) {
  return (
    <AnchorButton {...rest} href={path} download>
      <FileDown aria-hidden="true" />
      {children}
    </AnchorButton>
  )
}
