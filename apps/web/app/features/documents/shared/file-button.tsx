import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { explanationOf } from '../../../api-errors.ts'
import { http } from '../../../http.ts'
import { saveFile } from '../../../save-file.ts'
import { Button, type ButtonProps } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'

const formats = {
  pdf: { type: 'application/pdf', name: 'document.pdf', failure: 'The PDF could not be made. Please try again.' },
  csv: { type: 'text/csv', name: 'lines.csv', failure: 'The file could not be made. Please try again.' },
} as const

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'pending'> {
  path: string
  format: keyof typeof formats
}

/** For files that need the user's session, which a plain link would not send. */
export function FileButton({ path, format, children, ...rest }: FileButtonProps) {
  const { type, name, failure } = formats[format]
  const download = useMutation({
    mutationFn: () => http.getFile(path, type, { timeoutMs: 120_000 }),
    onSuccess: ({ bytes, filename }) => saveFile(bytes, filename || name),
    onError: (error) => notify.error(explanationOf(error, failure)),
  })
  return (
    <Button {...rest} pending={download.isPending} onClick={() => download.mutate()}>
      <FileDown aria-hidden="true" />
      {children}
    </Button>
  )
}
