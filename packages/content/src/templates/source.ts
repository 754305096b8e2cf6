const cookedParts = new WeakMap<TemplateStringsArray, readonly string[]>()

/**
 * Tag for a program: takes away the common indentation and the first and last line break. Only \` and \$ are escapes; every
 * other backslash belongs to the program. A value of several lines is indented like the line it stands in.
 */
export function source(strings: TemplateStringsArray, ...values: (string | number | boolean)[]): string {
  const parts = cookedParts.get(strings) ?? cook(strings.raw)
  cookedParts.set(strings, parts)
  return parts.reduce((text, part, index) => text + inserted(text, values[index - 1]) + part)
}

function inserted(before: string, value: string | number | boolean | undefined): string {
  const text = String(value)
  if (!text.includes('\n')) return text
  const line = before.slice(before.lastIndexOf('\n') + 1)
  return text.replaceAll('\n', `\n${/^ */.exec(line)?.[0]}`)
}

function cook(raw: readonly string[]): string[] {
  const parts = raw.map((part) => part.replaceAll(/\\([`$])/g, '$1'))
  const indents = [...parts.join('\0').matchAll(/\n( *)(?=[^ \n])/g)].map(([, spaces = '']) => spaces.length)
  const margin = new RegExp(`\\n {0,${Math.min(...indents)}}`, 'g')
  return parts.map((part, index) => {
    let text = part.replaceAll(margin, '\n')
    if (index === 0) text = text.replace(/^\n/, '')
    if (index === parts.length - 1) text = text.replace(/\n *$/, '')
    return text
  })
}
