import { Copy } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { notify } from '../../ui/notify.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

const shortLength = 8

/** Shortened, but copied in full, so that both parties can compare their files. */
export function Checksum({ filename, sha256 }: { filename: string; sha256: string }) {
  const [isWhole, setIsWhole] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(sha256)
      notify.success('SHA-256 copied')
    } catch {
      // Only HTTPS pages may write to the clipboard. Shows it for copying by hand.
      setIsWhole(true)
    }
  }

  return (
    <span className="flex min-w-0 items-center">
      <span className="min-w-0 break-all">
        <abbr title="A fingerprint of the file’s bytes" className="no-underline">
          SHA-256
        </abbr>{' '}
        <code aria-hidden={!isWhole} className="text-xs" title={sha256}>
          {isWhole ? sha256 : `${sha256.slice(0, shortLength)}…`}
        </code>
        {isWhole ? null : <VisuallyHidden>{sha256}</VisuallyHidden>}
      </span>
      <IconButton
        label={`Copy SHA-256 of ${filename}`}
        icon={<Copy aria-hidden="true" />}
        onClick={copy}
        className="pointer-fine:size-7! [&_svg]:size-3.5!"
      />
    </span>
  )
}
