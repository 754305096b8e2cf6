import { Check, Copy, Download, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { copyText } from '../../clipboard.ts'
import { saveFile } from '../../save-file.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { printText } from './print-text.ts'

/** Shown once. Takes the focus, since the dialog that made the codes has just closed. */
export function RecoveryCodes({ codes, email, onDone }: { codes: string[]; email: string; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  const title = `Guildhall recovery codes of ${email}`
  const text = codes.join('\n')

  // After the dialog has returned the focus to its button.
  useEffect(() => {
    const timer = setTimeout(() => heading.current?.focus(), 0)
    return () => clearTimeout(timer)
  }, [])

  async function copy() {
    const isDone = await copyText(text)
    setIsCopied(isDone)
    if (isDone) notify.success('Recovery codes copied')
    else notify.info('Your browser did not allow that. Select the codes and copy them.')
  }

  function download() {
    saveFile(new Blob([`${title}\n\n${text}\n`], { type: 'text/plain' }), 'guildhall-recovery-codes.txt')
  }

  return (
    <div className="flex flex-col gap-4 rounded-md border border-amber/40 bg-amber-wash p-4 sm:p-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-lg">
          Save your recovery codes now
        </h3>
        <p className="mt-1 text-sm">
          Without your phone, each of them signs you in once. They are not shown again. Keep them where others cannot
          read them.
        </p>
      </div>
      <ul aria-label="Recovery codes" className="grid gap-x-6 gap-y-1.5 font-mono text-sm tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={copy}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          Copy
        </Button>
        <Button size="sm" onClick={download}>
          <Download aria-hidden="true" />
          Download
        </Button>
        <Button size="sm" onClick={() => printText(title, text)}>
          <Printer aria-hidden="true" />
          Print
        </Button>
        <Button size="sm" variant="primary" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </div>
  )
}
