import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'

/** A page's whole address, to be copied. */
export function CopyLink({ path }: { path: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  const address = new URL(path, window.location.origin).href

  async function copy() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(address)
      setIsCopied(true)
      notify.success('Link copied')
    } catch {
      // Only pages served over HTTPS may write to the clipboard; the address is marked, to be copied by hand.
      notify.info('The address is marked. Copy it with your keyboard or its menu.')
    }
  }

  return (
    <div className="mt-8 flex w-full flex-col gap-3 text-left sm:flex-row sm:items-end">
      <TextField
        ref={field}
        readOnly
        label="Public link"
        value={address}
        className="flex-1"
        onFocus={(event) => event.target.select()}
      />
      <Button className="min-h-11" onClick={copy}>
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        Copy Link
      </Button>
    </div>
  )
}
