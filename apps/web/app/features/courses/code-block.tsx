import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { notify } from '../../ui/notify.ts'
import { copyLink } from '../documents/shared/share-link.ts'
import { languageName } from './text-parts.ts'

/** Code to read and to take along. Long lines scroll within it; on paper they wrap. */
export function CodeBlock({ code, language, label }: { code: string; language?: string; label: string }) {
  const block = useRef<HTMLPreElement>(null)

  async function copy() {
    if (await copyLink(code)) return notify.success('Copied')
    if (block.current) window.getSelection()?.selectAllChildren(block.current)
    notify.info('It is marked now: copy it with Ctrl+C or ⌘C.')
  }

  return (
    <figure className="min-w-0 overflow-hidden rounded-md border border-line bg-sunken">
      <figcaption className="flex min-h-10 items-center justify-between gap-3 border-b border-line py-0.5 pr-1 pl-4 text-xs font-medium text-muted">
        {languageName(language)}
        <IconButton
          label={`Copy: ${label}`}
          title="Copy"
          icon={<Copy aria-hidden="true" />}
          onClick={copy}
          className="print:hidden"
        />
      </figcaption>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        aria-label={label}
        className="overflow-x-auto p-4 text-sm leading-6 -outline-offset-2"
      >
        <pre ref={block}>
          <code>{code}</code>
        </pre>
      </section>
    </figure>
  )
}
