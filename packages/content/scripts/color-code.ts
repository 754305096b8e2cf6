/** Tells the kinds of a program's parts by the grammars that VS Code has. */
import { createOnigurumaEngine } from '@shikijs/engine-oniguruma'
import { codeToTokensBase, createShikiPrimitiveAsync } from '@shikijs/primitive'
import type { CodeText } from '../src/code-texts.ts'

/** The grammars of the languages that the content uses, by name. */
const loaders = {
  cpp: () => import('@shikijs/langs/cpp'),
  css: () => import('@shikijs/langs/css'),
  dart: () => import('@shikijs/langs/dart'),
  docker: () => import('@shikijs/langs/docker'),
  html: () => import('@shikijs/langs/html'),
  java: () => import('@shikijs/langs/java'),
  javascript: () => import('@shikijs/langs/javascript'),
  jsx: () => import('@shikijs/langs/jsx'),
  kotlin: () => import('@shikijs/langs/kotlin'),
  php: () => import('@shikijs/langs/php'),
  python: () => import('@shikijs/langs/python'),
  ruby: () => import('@shikijs/langs/ruby'),
  shellscript: () => import('@shikijs/langs/shellscript'),
  sql: () => import('@shikijs/langs/sql'),
  swift: () => import('@shikijs/langs/swift'),
  tsx: () => import('@shikijs/langs/tsx'),
  typescript: () => import('@shikijs/langs/typescript'),
  vue: () => import('@shikijs/langs/vue'),
  xml: () => import('@shikijs/langs/xml'),
  yaml: () => import('@shikijs/langs/yaml'),
}
type Grammar = keyof typeof loaders

/** Where the content has another name. */
const aliases: Record<string, Grammar> = {
  angular: 'typescript',
  dockerfile: 'docker',
  js: 'javascript',
  sh: 'shellscript',
  ts: 'typescript',
}

/** What the scopes of the grammars are to us. The most specific scope decides, so those under `_` make a part plain again. */
const scopes: Record<string, string[]> = {
  c: ['comment', 'punctuation.definition.comment'],
  s: ['string', 'punctuation.definition.string'],
  n: [
    ...['constant.numeric', 'constant.language', 'constant.character', 'keyword.other.unit', 'support.constant'],
    ...[
      'variable.other.enummember',
      'constant.other.color',
      'constant.other.symbol',
      'punctuation.definition.constant',
    ],
  ],
  k: [
    ...['keyword', 'storage', 'entity.name.tag', 'variable.language', 'punctuation.definition.keyword'],
    ...['keyword.operator.new', 'keyword.operator.expression', 'keyword.operator.logical.python'],
    ...['keyword.operator.wordlike', 'keyword.control', 'keyword.operator.delete', 'storage.type.primitive'],
  ],
  t: [
    ...['entity.name.function', 'entity.name.type', 'entity.name.class', 'entity.name.namespace', 'support.function'],
    ...['support.class', 'support.type', 'entity.other.attribute-name', 'entity.other.inherited-class'],
    ...['storage.type.java', 'storage.type.generic', 'storage.type.object.array.java', 'entity.name.scope-resolution'],
    ...['variable.function', 'meta.decorator variable.other', 'punctuation.decorator', 'storage.type.annotation'],
  ],
  _: [
    ...['keyword.operator', 'storage.type.function.arrow', 'punctuation.definition.template-expression'],
    ...['meta.template.expression', 'meta.embedded', 'punctuation.section.embedded', 'string meta.interpolation'],
    ...['punctuation.definition.tag', 'storage.modifier.reference', 'storage.modifier.pointer'],
    ...['storage.modifier.import', 'storage.modifier.package', 'string.unquoted.argument'],
  ],
}
const kinds = Object.keys(scopes)
/** Tokens come with the color of a theme, so ours has a color for each kind. */
const colorOf = (kind: string) => `#00000${kinds.indexOf(kind) + 1}`
const theme = {
  name: 'kinds',
  type: 'light' as const,
  settings: [
    { settings: { foreground: colorOf('_'), background: '#ffffff' } },
    ...Object.entries(scopes).map(([kind, scope]) => ({ scope, settings: { foreground: colorOf(kind) } })),
  ],
}

type Run = { kind: string; text: string }

/** Colors of many programs, in the notation that the contract's `codeColors` describes. */
export async function colorCode(texts: readonly CodeText[]): Promise<string[]> {
  const names = [...new Set(texts.map(({ language }) => grammarOf(language)))]
  const engine = await createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined'))
  const langs = names.map((name) => loaders[name]())
  const shiki = await createShikiPrimitiveAsync({ langs, themes: [theme], engine })
  const colors = texts.map(({ language, code }) => {
    const options = { lang: grammarOf(language), theme: theme.name, tokenizeTimeLimit: 0 }
    const lines = codeToTokensBase(shiki, code, options)
    return noted(joined(lines.flatMap((line, at) => runsOfLine(line, at === lines.length - 1))))
  })
  shiki.dispose()
  return colors
}

function grammarOf(language: string): Grammar {
  const name = aliases[language] ?? language
  if (!(name in loaders)) throw new Error(`There are no colors for ${language}: look at color-code.ts`)
  return name as Grammar
}

function runsOfLine(tokens: readonly { content: string; color?: string }[], isLast: boolean): Run[] {
  const runs = tokens.map(({ content, color }) => ({ text: content, kind: kinds[Number(color?.at(-1)) - 1] ?? '_' }))
  return isLast ? runs : [...runs, { text: '\n', kind: '_' }]
}

/** White space takes the kind of what is before it if the same kind follows, so that there are fewer parts. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = []
  for (const run of runs) {
    const [beforeLast, last] = [all.at(-2), all.at(-1)]
    if (last && (last.kind === run.kind || (run.text.trim() === '' && run.kind !== '_'))) last.text += run.text
    else if (beforeLast?.kind === run.kind && last?.text.trim() === '') {
      beforeLast.text += all.pop()?.text + run.text
    } else all.push({ ...run })
  }
  return all
}

function noted(runs: readonly Run[]): string {
  const notes = runs.map(({ kind, text }) => `${kind}${text.length}`)
  return notes.slice(0, runs.findLastIndex(({ kind }) => kind !== '_') + 1).join('')
}
