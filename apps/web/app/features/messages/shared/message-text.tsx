import { memo, type ReactNode } from 'react'
import { CodeBlock } from '../../../ui/code-block.tsx'
import { type Block, countParts, type Inline, parseMessage } from './parse-message.ts'

/** Longer messages are shown as typed: thousands of elements would freeze the page. */
const most = { lines: 2_000, parts: 500 } as const

/** A message's Markdown subset as elements; never as HTML. */
export const MessageText = memo(function MessageText({ text }: { text: string }) {
  return <div className="flex flex-col gap-2">{blocksOf(reasonableBlocks(text, false))}</div>
})

/** The same with headings, for a brief. Not of a level: it can stand anywhere on a page. */
export const BriefText = memo(function BriefText({ text }: { text: string }) {
  return <div className="flex flex-col gap-3">{blocksOf(reasonableBlocks(text, true))}</div>
})

function reasonableBlocks(text: string, headings: boolean): Block[] {
  const asTyped: Block[] = [{ kind: 'paragraph', children: [{ kind: 'text', text }] }]
  if (text.split('\n').length > most.lines) return asTyped
  const blocks = parseMessage(text, { headings })
  return countParts(blocks) > most.parts ? asTyped : blocks
}

function blocksOf(blocks: readonly Block[]): ReactNode {
  return blocks.map((block, index) => blockOf(block, index))
}

function blockOf(block: Block, index: number): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p key={index} dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
          {inlineOf(block.children)}
        </p>
      )
    case 'heading':
      return (
        <p key={index} dir="auto" className="mt-2 font-semibold [overflow-wrap:anywhere] first:mt-0">
          {inlineOf(block.children)}
        </p>
      )
    case 'code':
      return <CodeBlock key={index} code={block.text} language={block.language} label="Code" />
    case 'quote':
      return (
        <blockquote key={index} className="flex flex-col gap-2 border-l-2 border-edge pl-3 text-muted">
          {blocksOf(block.children)}
        </blockquote>
      )
    case 'list':
      return <List key={index} {...block} />
  }
}

function List({ start, items }: Pick<Extract<Block, { kind: 'list' }>, 'start' | 'items'>) {
  const rows = items.map((item, index) => <li key={index}>{blocksOf(item)}</li>)
  if (start === undefined) return <ul className="list-disc ps-5">{rows}</ul>
  return (
    <ol start={start} className="list-decimal ps-6">
      {rows}
    </ol>
  )
}

function inlineOf(children: readonly Inline[]): ReactNode {
  return children.map((inline, index) => partOf(inline, index))
}

function partOf(inline: Inline, index: number): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'code':
      return (
        <code key={index} className="rounded-xs bg-sunken px-[0.2em] py-0.5 text-[0.9em]">
          {inline.text}
        </code>
      )
    case 'strong':
      return <strong key={index}>{inlineOf(inline.children)}</strong>
    case 'emphasis':
      return <em key={index}>{inlineOf(inline.children)}</em>
    case 'link':
      return (
        // `dir` isolates the address: an earlier direction mark must not reverse it.
        <a
          key={index}
          dir="ltr"
          href={inline.href}
          target="_blank"
          rel="nofollow noopener noreferrer"
          className="text-link"
        >
          {inline.text}
          {inline.host === undefined ? null : ` (${inline.host})`}
        </a>
      )
  }
}
