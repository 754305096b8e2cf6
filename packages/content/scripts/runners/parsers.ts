import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ToolLanguage } from '../../src/check-lesson-code.ts'
import type { ProofLanguage } from '../../src/templates/template.ts'
import { runInChromium } from './chromium.ts'
import { parseByGrammar } from './grammars.ts'
import { inFolder, run } from './in-folder.ts'
import { parseJava } from './java.ts'
import { runPhp } from './php.ts'
import { runPython } from './python.ts'
import { runRuby } from './ruby.ts'
import type { Runner } from './runner.ts'
import { runSql } from './sql.ts'

/** Says of each text why it is not of the language, or ''. Nothing is run. */
type Parser = (texts: readonly string[]) => Promise<string[]>

const base64 = (text: string) => Buffer.from(text).toString('base64')

/** By programs of `language`, each of which prints what is wrong with its text. */
const byPrograms =
  (runAll: Runner, language: ProofLanguage, programFor: (text: string) => string): Parser =>
  (texts) =>
    runAll(texts.map((text) => ({ language, text: programFor(text) })))

/** With the tool of a language that has a parser among its functions. */
const parsers: Record<ToolLanguage, Parser> = {
  css: byPrograms(runInChromium, 'html', askingForSupport),
  python: byPrograms(
    runPython,
    'python',
    (text) => `import ast, base64\nast.parse(base64.b64decode('${base64(text)}'))`,
  ),
  xml: byPrograms(
    runPython,
    'python',
    (text) => `import base64, xml.etree.ElementTree as tree\ntree.fromstring(base64.b64decode('${base64(text)}'))`,
  ),
  ruby: byPrograms(
    runRuby,
    'ruby',
    (text) => `RubyVM::InstructionSequence.compile('${base64(text)}'.unpack1('m').force_encoding('UTF-8'))`,
  ),
  php: byPrograms(runPhp, 'php', (text) => `<?php token_get_all(base64_decode('${base64(text)}'), TOKEN_PARSE);`),
  blade: byPrograms(runPhp, 'php', compilingBlade),
  django: (texts) => inFiles(texts, 'html', parseDjango),
  java: parseJava,
  kotlin: (texts) => parseByGrammar('kotlin', texts),
  swift: (texts) => parseByGrammar('swift', texts),
  dart: (texts) => parseByGrammar('dart', texts),
  sh: (texts) => inFiles(texts, 'sh', (file, folder) => run('sh', ['-c', `bash -n ${file} 2>&1`], folder, true)),
  sql: (texts) => runSql(texts.map(endingAtOnce)),
}

export const parseTexts = (language: ToolLanguage, texts: readonly string[]) => parsers[language](texts)

/** Names each declaration that the browser would drop. Statements that hold blocks have no semicolon after their colon. */
function askingForSupport(text: string): string {
  return `<script>
const styles = ${JSON.stringify(text)}.replaceAll(/\\/\\*.*?\\*\\//gs, '')
for (const [, name, value] of styles.matchAll(/(?<![\\w-])([a-z][a-z-]*)\\s*:\\s*([^;{}]+)[;}]/g))
  if (!CSS.supports(name, value.replace('!important', '').trim())) print(name + ': ' + value.trim())
</script>`
}

/** Compiles the template to PHP, as if every view were there, and parses that. */
function compilingBlade(text: string): string {
  return `<?php
require '/usr/share/php/Illuminate/View/autoload.php';
$container = new Illuminate\\Container\\Container;
Illuminate\\Container\\Container::setInstance($container);
$container->instance(Illuminate\\Contracts\\Foundation\\Application::class, new class {
    public function getNamespace() { return 'App\\\\'; }
});
$container->instance(Illuminate\\Contracts\\View\\Factory::class, new class {
    public function exists($view) { return true; }
});
$blade = new Illuminate\\View\\Compilers\\BladeCompiler(new Illuminate\\Filesystem\\Filesystem, sys_get_temp_dir());
token_get_all($blade->compileString(base64_decode('${base64(text)}')), TOKEN_PARSE);
`
}

/** PL/pgSQL parses the statements of a block before it runs it, and this one ends at once. An empty line would end it sooner. */
function endingAtOnce(text: string): string {
  const statements = text
    .replaceAll(/--.*$/gm, '')
    .trim()
    .replaceAll(/;\s*\n\s*\n/g, ';\n')
    .replace(/;?$/, ';')
  return `do $parsed$ begin return; ${statements} end $parsed$`
}

/** Debian's Python has Debian's Django. */
const djangoParser = `
import sys
from django.conf import settings
settings.configure()
import django
django.setup()
from django.template import Engine, TemplateSyntaxError
try:
    Engine().from_string(open(sys.argv[1], encoding='utf-8').read())
except TemplateSyntaxError as error:
    print(error)
`

async function parseDjango(file: string, folder: string) {
  await writeFile(path.join(folder, 'parse.py'), djangoParser)
  return run('/usr/bin/python3', ['parse.py', file], folder)
}

const inFiles = (
  texts: readonly string[],
  ending: string,
  parse: (file: string, folder: string) => Promise<string>,
): Promise<string[]> =>
  inFolder(async (folder) => {
    const said: string[] = []
    for (const [index, text] of texts.entries()) {
      const file = `text-${index}.${ending}`
      await writeFile(path.join(folder, file), `${text}\n`)
      said.push((await parse(file, folder)).trim())
    }
    return said
  })
