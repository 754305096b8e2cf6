import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { copyText } from '../../../clipboard.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { notify } from '../../../ui/notify.ts'
import { TextField } from '../../../ui/text-field.tsx'

export interface CopyLinkFieldProps {
  address: string
  label: string
  className?: string
}

export function CopyLinkField({ address, label, className }: CopyLinkFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  const url = new URL(address, window.location.origin).href

  async function copy() {
    field.current?.select()
    const isDone = await copyText(url)
    setIsCopied(isDone)
    if (isDone) notify.success('Link copied')
    else notify.info('The link is selected: copy it with your keyboard or the menu.')
  }

  return (
    <div className={cx('flex flex-col gap-3 text-left sm:flex-row sm:items-end', className)}>
      <TextField
        ref={field}
        readOnly
        label="Public link"
        value={url}
        className="min-w-0 flex-1"
        onFocus={(event) => event.target.select()}
      />
      <Button className="min-h-11" onClick={copy}>
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {label}
      </Button>
    </div>
  )
}
