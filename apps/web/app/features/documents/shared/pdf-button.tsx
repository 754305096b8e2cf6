import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { sentenceFor } from '../../../api-errors.ts'
import { http } from '../../../http.ts'
import { saveFile } from '../../../save-file.ts'
import { Button, type ButtonProps } from '../../../ui/button.tsx'
import type { ButtonLook } from '../../../ui/button-look.ts'
import { AnchorButton } from '../../../ui/link-button.tsx'
import { notify } from '../../../ui/notify.ts'

const failureMessage = 'The PDF could not be made. Please try again.'

export interface PdfButtonProps extends Omit<ButtonProps, 'onClick' | 'pending'> {
  path: string
}

/** Downloads a document that needs the user's session. */
export function PdfButton({ path, children = 'PDF', ...rest }: PdfButtonProps) {
  const download = useMutation({
    mutationFn: () => http.getFile(path, 'application/pdf'),
    onSuccess: ({ bytes, filename }) => saveFile(bytes, filename || 'document.pdf'),
    onError: (error) => notify.error(sentenceFor(error, failureMessage)),
  })
  return (
    <Button {...rest} pending={download.isPending} onClick={() => download.mutate()}>
      <FileDown aria-hidden="true" />
      {children}
    </Button>
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
