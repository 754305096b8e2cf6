import { type Html, html, nothing } from '../../platform/http/html.ts'
import { codePanel } from './render-code.ts'

export type Section = { id: string; title: string; prose: Html; code: Html[] }

/** Only the Markdown of our own texts. Code blocks are returned separately. */
export function renderSections(markdown: string): Section[] {
  return markdown.split(/^## /m).map((part, index) => {
    const [heading = '', ...rest] = index === 0 ? ['Introduction', part] : part.split('\n')
    const blocks = rest.join('\n').split(/(^```\w*\n[\s\S]*?^```$)/m)
    const code = blocks.flatMap((block) => {
      const [, language = '', text = ''] = block.match(/^```(\w*)\n([\s\S]*?)\n?```$/) ?? []
      return text ? [codePanel(titles[language] ?? language, text, language)] : []
    })
    const prose = blocks.filter((block) => !block.startsWith('```')).flatMap((block) => block.trim().split(/\n{2,}/))
    return { id: idOf(heading), title: heading, prose: html`${prose.map(renderBlock)}`, code }
  })
}

const titles: Readonly<Record<string, string>> = {
  sh: 'Before you start',
  http: 'Request',
  json: 'Answer',
  ts: 'TypeScript',
}

export const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

function renderBlock(block: string): Html {
  if (block === '') return nothing
  if (!block.startsWith('- ')) return html`<p>${renderInline(block)}</p>`
  return html`<ul>${block
    .split(/^- /m)
    .slice(1)
    .map((item) => html`<li>${renderInline(item)}</li>`)}</ul>`
}

export function renderInline(text: string): Html {
  const parts = text.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/)
  return html`${parts.map((part) => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`
    if (part.startsWith('**')) return html`<strong>${part.slice(2, -2)}</strong>`
    const [, label, address] = part.match(/^\[([^\]]+)\]\(([^)]+)\)$/) ?? []
    return label && address ? html`<a href="${address}">${label}</a>` : html`${part}`
  })}`
}
