import { Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { copyText } from '../../clipboard.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { SharedLink } from './shared/share-link.ts'

export function ShareDialog({ link, onClose }: { link: SharedLink; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [isRefused, setIsRefused] = useState(false)

  async function copy() {
    const isCopied = await copyText(link.url)
    setIsRefused(!isCopied)
    if (isCopied) {
      notify.success('Link copied')
      onClose()
    } else {
      field.current?.focus()
      field.current?.select()
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Share “${link.title}”`}
      description="Anyone with this link can read it, without an account."
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" onClick={copy}>
            <Copy aria-hidden="true" />
            Copy link
          </Button>
        </>
      }
    >
      <TextField
        ref={field}
        readOnly
        label="Public link"
        value={link.url}
        hint={
          isRefused
            ? 'Your browser does not allow copying here. The link is selected: copy it with your keyboard or the menu.'
            : undefined
        }
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  )
}
