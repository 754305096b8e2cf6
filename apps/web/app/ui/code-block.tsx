import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { copyText } from '../clipboard.ts'
import { languageName } from './code-language.ts'
import { IconButton } from './icon-button.tsx'
import { notify } from './notify.ts'
import { coloredHtml } from './text-html.ts'

/** The font would otherwise draw `=>` as an arrow. */
export const noLigatures = '[font-variant-ligatures:none]'

export interface CodeBlockProps {
  code: string
  colors?: string | undefined
  /** Lines to mark, counted from 1. */
  marks?: readonly number[] | undefined
  label: string
  language?: string | undefined
  copyable?: boolean
  id?: string
}

export function CodeBlock({ code, colors, marks, label, language, copyable = false, id }: CodeBlockProps) {
  const block = useRef<HTMLPreElement>(null)

  async function copy() {
    if (await copyText(code)) return notify.success('Copied')
    if (block.current) window.getSelection()?.selectAllChildren(block.current)
    notify.info('It is selected now: copy it with Ctrl+C or ⌘C.')
  }

  return (
    <figure aria-label={label} className="min-w-0 overflow-hidden rounded-md border border-line bg-sunken">
      {copyable ? (
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
      ) : null}
      <pre
        ref={block}
        id={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
        tabIndex={0}
        className="overflow-x-auto p-4 text-sm leading-6 -outline-offset-2 [tab-size:2]"
      >
        {/* `html` has escaped all of the code. */}
        <code dangerouslySetInnerHTML={{ __html: coloredHtml(code, colors, marks).text }} />
      </pre>
    </figure>
  )
}
