/** A subset of Markdown. Anything else stays text, character for character. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  /** `host` if the text does not begin with it, as in `https://bank.example@evil.example`. */
  | { kind: 'link'; href: string; text: string; host: string | undefined }

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; children: Inline[] }
  | { kind: 'code'; text: string; language: string }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'list'; start: number | undefined; items: Block[][] }

/** Nested quotes and lists. Deeper ones stay text, so that a hostile message cannot nest without end. */
const deepest = 4
const fencePattern = /^ {0,3}(`{3,}|~{3,})([\w+#.-]*)\s*$/
const headingPattern = /^ {0,3}#{1,6} +(?=\S)/
const quotePattern = /^ {0,3}> ?/
const itemPattern = /^( {0,3})([-*+]|\d{1,9}[.)])( +)(?=\S)/

/** Takes time proportional to the length, also for hostile input. `headings`: lines that begin with `#`; not in a chat. */
export function parseMessage(text: string, { headings = false } = {}): Block[] {
  return parseBlocks(text.replaceAll(/\r\n?/g, '\n').split('\n'), 0, headings)
}

function parseBlocks(lines: readonly string[], depth: number, headings = false): Block[] {
  const blocks: Block[] = []
  let paragraph: string[] = []
  function endParagraph() {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', children: parseInline(paragraph.join('\n')) })
    paragraph = []
  }

  let at = 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const block = blockAt(lines, at, depth)
    if (block) {
      endParagraph()
      blocks.push(block.block)
      at = block.end
      continue
    }
    if (headings && headingPattern.test(line)) {
      endParagraph()
      blocks.push({ kind: 'heading', children: parseInline(line.replace(headingPattern, '')) })
    } else if (line.trim() === '') endParagraph()
    else paragraph.push(line)
    at += 1
  }
  endParagraph()
  return blocks
}

type Found = { block: Block; end: number } | undefined

function blockAt(lines: readonly string[], at: number, depth: number): Found {
  const line = lines[at] ?? ''
  const fence = fencePattern.exec(line)
  if (fence) return codeAt(lines, at, fence[1] ?? '', fence[2] ?? '')
  if (depth >= deepest) return undefined
  if (quotePattern.test(line)) return quoteAt(lines, at, depth)
  return itemPattern.test(line) ? listAt(lines, at, depth) : undefined
}

/** Ends at a fence like its first, or with the text. A fence that nothing follows is text. */
function codeAt(lines: readonly string[], at: number, fence: string, language: string): Found {
  let end = at + 1
  while (end < lines.length && !closes(lines[end] ?? '', fence)) end += 1
  const text = lines.slice(at + 1, end).join('\n')
  const isOpenAndEmpty = end === lines.length && text.trim() === ''
  return isOpenAndEmpty ? undefined : { block: { kind: 'code', text, language }, end: end + 1 }
}

function closes(line: string, fence: string): boolean {
  const bare = line.trim()
  return bare.length >= fence.length && bare === (fence[0] ?? '').repeat(bare.length)
}

function quoteAt(lines: readonly string[], at: number, depth: number): Found {
  let end = at
  while (end < lines.length && quotePattern.test(lines[end] ?? '')) end += 1
  const inner = lines.slice(at, end).map((line) => line.replace(quotePattern, ''))
  return { block: { kind: 'quote', children: parseBlocks(inner, depth + 1) }, end }
}

function listAt(lines: readonly string[], at: number, depth: number): Found {
  const isNumbered = (marker: string) => /\d/.test(marker)
  const marker = itemPattern.exec(lines[at] ?? '')?.[2] ?? ''
  const items: string[][] = []
  let end = at
  for (; end < lines.length; end++) {
    const line = lines[end] ?? ''
    const item = itemPattern.exec(line)
    const indented = /^(?: {2,4}|\t)(?=\S| )/.exec(line)
    const isNested = items.length > 0 && indented !== null && line.trim() !== ''
    if (item && !(isNested && (item[1] ?? '').length >= 2)) {
      if (isNumbered(item[2] ?? '') !== isNumbered(marker)) break
      items.push([line.slice(item[0].length)])
    } else if (isNested) items.at(-1)?.push(line.slice(indented?.[0].length ?? 0))
    else break
  }
  const start = isNumbered(marker) ? Number.parseInt(marker, 10) : undefined
  return { block: { kind: 'list', start, items: items.map((item) => parseBlocks(item, depth + 1)) }, end }
}

export function countParts(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => {
    if (block.kind === 'paragraph' || block.kind === 'heading') return sum + 1 + countInline(block.children)
    if (block.kind === 'quote') return sum + 1 + countParts(block.children)
    // A frame and a button.
    if (block.kind === 'code') return sum + 5
    return block.items.reduce((items, item) => items + 1 + countParts(item), sum + 1)
  }, 0)
}

function countInline(children: readonly Inline[]): number {
  return children.reduce((sum, inline) => {
    if (inline.kind === 'text') return sum
    return sum + 1 + ('children' in inline ? countInline(inline.children) : 0)
  }, 0)
}

type Frame = { marker: string; children: Inline[] }

// Ends at invisible and direction-changing characters, which could disguise an address.
const linkPattern = /https?:\/\/[^\s<>"`\p{Cf}]{1,2000}/iuy
const emphasisPattern = /\*\*|\*|__|_/y

/** At most one of each marker is open, so nesting is bounded. */
function parseInline(text: string): Inline[] {
  const stack: Frame[] = [{ marker: '', children: [] }]
  const unclosed = new Set<number>()
  let plain = ''
  const top = () => stack.at(-1) as Frame

  function endPlain() {
    if (plain) top().children.push({ kind: 'text', text: plain })
    plain = ''
  }
  function add(inline: Inline) {
    endPlain()
    top().children.push(inline)
  }
  function giveUp() {
    endPlain()
    const { marker, children } = stack.pop() as Frame
    top().children.push({ kind: 'text', text: marker }, ...children)
  }

  let at = 0
  while (at < text.length) {
    const char = text[at] ?? ''
    if (char === '\\' && /[!-/:-@[-`{-~]/.test(text[at + 1] ?? '')) {
      plain += text[at + 1]
      at += 2
    } else if (char === '`') {
      const length = runLength(text, at)
      const end = unclosed.has(length) ? -1 : closingRun(text, at + length, length)
      if (end === -1) {
        unclosed.add(length)
        plain += text.slice(at, at + length)
        at += length
      } else {
        add({ kind: 'code', text: trimmedCode(text.slice(at + length, end)) })
        at = end + length
      }
    } else if ((char === 'h' || char === 'H') && !isWord(text[at - 1])) {
      const link = linkAt(text, at)
      if (link) add(link)
      else plain += char
      at += link?.text.length ?? 1
    } else if (char === '*' || char === '_') {
      emphasisPattern.lastIndex = at
      const marker = emphasisPattern.exec(text)?.[0] ?? char
      const [before, after] = [text[at - 1], text[at + marker.length]]
      const inWord = char === '_' && isWord(before) && isWord(after)
      const isOpen = stack.some((frame) => frame.marker === marker)
      if (isOpen && !isSpace(before) && !inWord) {
        while (top().marker !== marker) giveUp()
        endPlain()
        const { children } = stack.pop() as Frame
        if (children.length > 0) add({ kind: marker.length === 2 ? 'strong' : 'emphasis', children })
        else plain += marker + marker
      } else if (!isOpen && !isSpace(after) && !inWord && !(char === '_' && isWord(before))) {
        endPlain()
        stack.push({ marker, children: [] })
      } else plain += marker
      at += marker.length
    } else {
      plain += char
      at += 1
    }
  }
  while (stack.length > 1) giveUp()
  endPlain()
  return top().children
}

const isSpace = (char: string | undefined) => char === undefined || /\s/.test(char)
const isWord = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}_]/u.test(char)

function runLength(text: string, from: number): number {
  let end = from
  while (text[end] === '`') end += 1
  return end - from
}

function closingRun(text: string, from: number, length: number): number {
  let at = text.indexOf('`', from)
  while (at !== -1) {
    const found = runLength(text, at)
    if (found === length) return at
    at = text.indexOf('`', at + found)
  }
  return -1
}

function trimmedCode(code: string): string {
  return /^ .*\S.* $/s.test(code) ? code.slice(1, -1) : code
}

function linkAt(text: string, at: number): Extract<Inline, { kind: 'link' }> | undefined {
  linkPattern.lastIndex = at
  const found = linkPattern.exec(text)?.[0]
  if (!found) return undefined
  const shown = withoutPunctuation(found)
  const url = URL.parse(shown)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const typed = /^https?:\/\/([^/?#\\]*)/i.exec(shown)?.[1] ?? ''
  return { kind: 'link', href: url.href, text: shown, host: typed.toLowerCase() === url.host ? undefined : url.host }
}

/** Trailing punctuation belongs to the sentence; a closing parenthesis too, unless it was opened in the address. */
function withoutPunctuation(address: string): string {
  let opened = address.split('(').length - address.split(')').length
  let end = address.length
  for (; end > 0; end--) {
    const last = address[end - 1] ?? ''
    if (last === ')' && opened < 0) opened += 1
    else if (!/[.,;:!?'*_~\]}]/.test(last)) break
  }
  return address.slice(0, end)
}
