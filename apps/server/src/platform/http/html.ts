/** HTML that is safe to insert as it is. */
export type Html = { readonly html: string }

export function html(
  texts: TemplateStringsArray,
  ...values: readonly (Html | readonly Html[] | string | number)[]
): Html {
  return { html: texts.reduce((made, text, index) => made + asHtml(values[index - 1] ?? '') + text) }
}

function asHtml(value: Html | readonly Html[] | string | number): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
  return 'html' in value ? value.html : value.map((one) => one.html).join('')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** For our own text only: it is not escaped. */
export const trusted = (text: string): Html => ({ html: text })
export const nothing: Html = { html: '' }
