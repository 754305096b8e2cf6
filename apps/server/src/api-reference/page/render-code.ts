import { type Html, html } from '../../platform/http/html.ts'

export function codePanel(title: string, code: string, language = ''): Html {
  return html`<figure class="panel"><figcaption><span>${title}</span><button type="button" data-copy>Copy</button></figcaption><pre tabindex="0"><code>${language === 'json' ? colorJson(code) : code}</code></pre></figure>`
}

export const asJson = (value: unknown) => JSON.stringify(value, undefined, 2)

function colorJson(json: string): Html {
  const parts = json.split(/("(?:[^"\\]|\\.)*"(?:\s*:)?)/)
  return html`${parts.map((part) => {
    if (!part.startsWith('"')) return html`${part}`
    return html`<span class="${part.endsWith(':') ? 'key' : 'text'}">${part}</span>`
  })}`
}
