import { getDocumentProxy } from 'unpdf'

export type ReadPdf = {
  pages: string[]
  text: string
  outline: string[]
  roles: string[]
  title: string
  language: string | null
}

type Outline = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getOutline']>>
type Node = { role?: string; children?: Node[] }

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages: string[] = []
  const roles: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    roles.push(...rolesOf((await page.getStructTree()) as Node | null))
  }
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string | null } }
  return {
    pages,
    text: pages.join('\n').replace(/\s+/g, ' '),
    outline: linesOf(await pdf.getOutline()),
    roles,
    title: info.Title ?? '',
    language: info.Language ?? null,
  }
}

const linesOf = (entries: Outline, depth = 0): string[] =>
  (entries ?? []).flatMap(({ title, items }) => [`${'  '.repeat(depth)}${title}`, ...linesOf(items, depth + 1)])

const rolesOf = (node: Node | null): string[] => [
  ...(node?.role ? [node.role] : []),
  ...(node?.children ?? []).flatMap(rolesOf),
]
