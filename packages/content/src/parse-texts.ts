import { validate as validateDockerfile } from 'dockerfile-utils'
import { transform } from 'lightningcss'
import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5'
import { parseAst } from 'rolldown/parseAst'
import { compileScript, compileTemplate, parse as parseComponent } from 'vue/compiler-sfc'
import { parseAllDocuments } from 'yaml'

/** Why a text is not of its language, or null. These need no tool but the packages of this repository. */
type Parser = (text: string) => string | null

const asScript =
  (lang: 'js' | 'jsx' | 'ts' | 'tsx'): Parser =>
  (text) =>
    messageOf(() => parseAst(text, { lang, sourceType: 'unambiguous' }))

/** Names and values are not looked at: the parser does not know all that browsers know. */
function cssProblem(text: string): string | null {
  let warnings: string[] = []
  const failure = messageOf(() => {
    warnings = transform({ filename: 'lesson.css', code: Buffer.from(text) }).warnings.map(({ message }) => message)
  })
  return failure ?? (warnings.length > 0 ? warnings.join('; ') : null)
}

/** Fragments and lone heads are right without these. */
const notOfPages = new Set(['missing-doctype'])

function htmlProblem(text: string): string | null {
  const problems: string[] = []
  const options = {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine }: { code: string; startLine: number }) => {
      if (!notOfPages.has(code)) problems.push(`${code} in line ${startLine}`)
    },
  }
  const isPage = /^\s*<(?:!doctype|html|head)\b/i.test(text)
  const tree = isPage ? parse(text, options) : parseFragment(text, options)
  problems.push(...problemsWithin(tree))
  return problems.length > 0 ? problems.join('; ') : null
}

type Node = DefaultTreeAdapterTypes.Node

/** Scripts, styles and linked data are parsed as what they are. */
function problemsWithin(node: Node): string[] {
  const children = 'childNodes' in node ? node.childNodes : []
  const inner = node.nodeName === 'template' && 'content' in node ? [node.content] : []
  const own = node.nodeName in embedded && 'attrs' in node ? problemOfEmbedded(node) : null
  return [
    ...(own ? [`in ${node.nodeName}: ${own}`] : []),
    ...(isLeftOpen(node) ? [`${node.nodeName} is not closed`] : []),
    ...[...children, ...inner].flatMap(problemsWithin),
  ]
}

/** The standard lets the end tags of these be left out, or has none. */
const endsByItself = new Set(
  'area base br col embed hr img input link meta source track wbr body colgroup dd dt head html li option p tbody td tfoot th thead tr'.split(
    ' ',
  ),
)

function isLeftOpen(node: Node): boolean {
  const place = 'tagName' in node ? node.sourceCodeLocation : null
  const closesItself = 'namespaceURI' in node && node.namespaceURI !== 'http://www.w3.org/1999/xhtml'
  return Boolean(place?.startTag && !place.endTag && !closesItself && !endsByItself.has(node.nodeName))
}

const embedded: Readonly<Record<string, Parser>> = { script: asScript('js'), style: cssProblem }

function problemOfEmbedded(node: DefaultTreeAdapterTypes.Element): string | null {
  const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
  const type = node.attrs.find(({ name }) => name === 'type')?.value ?? ''
  if (type.endsWith('json')) return messageOf(() => JSON.parse(text))
  return embedded[node.nodeName]?.(text) ?? null
}

/** A single-file component, and what uses it after `<!-- use -->`. */
function vueProblem(text: string): string | null {
  const [component = '', ...uses] = text.split(/^<!-- use -->$/m)
  const { descriptor, errors } = parseComponent(component, { filename: 'Lesson.vue' })
  const failure = messageOf(() => descriptor.scriptSetup && compileScript(descriptor, { id: 'lesson' }))
  const found = [descriptor.template?.content ?? '', ...uses].flatMap(
    (source) => compileTemplate({ source, filename: 'Lesson.vue', id: 'lesson' }).errors,
  )
  const problems = [...errors, ...found].map((error) => (typeof error === 'string' ? error : error.message))
  return failure ?? (problems.length > 0 ? problems.join('; ') : null)
}

function yamlProblem(text: string): string | null {
  const problems = parseAllDocuments(text).flatMap((document) => [...document.errors, ...document.warnings])
  return problems.length > 0 ? problems.map(({ message }) => message).join('; ') : null
}

function dockerfileProblem(text: string): string | null {
  const problems = validateDockerfile(text)
  return problems.length > 0
    ? problems.map(({ message, range }) => `${textOf(message)} in line ${range.start.line + 1}`).join('; ')
    : null
}

const textOf = (message: string | { value: string }) => (typeof message === 'string' ? message : message.value)

const messageOf = (act: () => unknown): string | null => {
  try {
    act()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

export const textParsers: Readonly<Record<string, Parser>> = {
  js: asScript('js'),
  javascript: asScript('js'),
  jsx: asScript('jsx'),
  ts: asScript('ts'),
  tsx: asScript('tsx'),
  css: cssProblem,
  html: htmlProblem,
  vue: vueProblem,
  yaml: yamlProblem,
  dockerfile: dockerfileProblem,
}
