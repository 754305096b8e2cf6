export type HtmlValue = string | number | Html | readonly Html[] | null

/** HTML that `html` made: all text in it is escaped. */
export class Html {
  readonly text: string

  private constructor(text: string) {
    this.text = text
  }

  static of(pieces: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
    let text = pieces[0] ?? ''
    for (let at = 0; at < values.length; at += 1) text += textOf(values[at] ?? null) + (pieces[at + 1] ?? '')
    return new Html(text)
  }
}

/** What is put into its template is escaped, for text and for attributes in double quotes. */
export const html = Html.of

function textOf(value: HtmlValue): string {
  if (value === null) return ''
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'number') return String(value)
  if (value instanceof Html) return value.text
  let text = ''
  for (const one of value) text += one.text
  return text
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
