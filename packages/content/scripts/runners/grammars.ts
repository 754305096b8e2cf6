import { fileURLToPath } from 'node:url'
import { Language, type Node, Parser } from 'web-tree-sitter'

/** Languages without a compiler on npm or Debian that knows what the lessons teach. */
const grammars = {
  swift: import.meta.resolve('@repomix/tree-sitter-wasms/out/tree-sitter-swift.wasm'),
  dart: import.meta.resolve('@repomix/tree-sitter-wasms/out/tree-sitter-dart.wasm'),
  kotlin: import.meta.resolve('@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm'),
} as const
export type GrammarLanguage = keyof typeof grammars

/** Where each text is not of the language, or ''. */
export async function parseByGrammar(language: GrammarLanguage, texts: readonly string[]): Promise<string[]> {
  await Parser.init()
  const parser = new Parser()
  parser.setLanguage(await Language.load(fileURLToPath(grammars[language])))
  const faultOf = (text: string) => {
    const tree = parser.parse(text)
    return tree ? firstFault(tree.rootNode) : 'was not parsed'
  }
  const faults = texts.map((text) => {
    const whole = faultOf(readable[language](text))
    // A lone statement, as a test of Flutter, stands in a function.
    return whole && language === 'dart' && !faultOf(`void main() {\n${text}\n}`) ? '' : whole
  })
  parser.delete()
  return faults
}

/** What the grammars do not know, written so that they do, sign for sign. */
const readable: Record<GrammarLanguage, (text: string) => string> = {
  // A macro that stands alone is called as a function is.
  swift: (text) => text.replaceAll(/#(?=(?:Preview|Predicate|expect|require)\b)/g, '_'),
  dart: (text) => text,
  kotlin: (text) => text,
}

/** Ends of statements that are only implied have names that begin with `_`; the grammar of Kotlin misses one before `}`. */
function firstFault(node: Node): string {
  if (node.isError || node.isMissing) {
    return `${node.isMissing ? `${node.type} is missing` : JSON.stringify(node.text.slice(0, 40))} in line ${node.startPosition.row + 1}`
  }
  for (const child of node.children) {
    const fault = child ? firstFault(child) : ''
    if (fault) return fault
  }
  return ''
}
