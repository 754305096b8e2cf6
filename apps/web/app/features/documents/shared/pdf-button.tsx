import { FileDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { ButtonLook } from '../../../ui/button-look.ts'
import { AnchorButton } from '../../../ui/link-button.tsx'
import { FileButton, type FileButtonProps } from './file-button.tsx'

export function PdfButton({ children = 'PDF', ...rest }: Omit<FileButtonProps, 'format'>) {
  return (
    <FileButton {...rest} format="pdf">
      {children}
    </FileButton>
  )
}

/** For public documents, which need no session. */
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
