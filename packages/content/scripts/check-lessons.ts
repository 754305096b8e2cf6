import { type LessonProgram, programsOf } from '../src/check-lesson-code.ts'
import type { LibraryCourse } from '../src/course.ts'
import type { ProofLanguage } from '../src/templates/template.ts'
import { outputsOf } from './runners/outputs.ts'
import { typeCheckStrictly } from './runners/type-check.ts'

type Proof = { name: string; language: ProofLanguage | 'sql'; text: string; prints: string }

/** Runs what stands alone and parses the rest, in that language or in all. Programs of a server or a test are only parsed. */
export async function checkLessons(courses: readonly LibraryCourse[], asked: string): Promise<string[]> {
  const proofs = courses
    .flatMap(programsOf)
    .flatMap(proofsOf)
    .filter(({ language }) => asked === 'all' || asked === language)
  const printed = new Map<Proof, string>()
  const note = async (part: Proof[], run: (texts: Proof[]) => Promise<string[]>) => {
    const outputs = part.length > 0 ? await run(part) : []
    for (const [index, proof] of part.entries()) printed.set(proof, outputs[index] ?? 'did not run')
  }
  await note(
    proofs.filter(({ language }) => language !== 'types'),
    outputsOf,
  )
  await note(
    proofs.filter(({ language }) => language === 'types'),
    (part) => typeCheckStrictly(part as { language: 'types'; text: string }[]),
  )
  console.log(`${proofs.length} programs of lessons were run or parsed.`)
  return proofs
    .filter((proof) => printed.get(proof) !== proof.prints)
    .map((proof) => `${proof.name}: prints "${printed.get(proof)}", not "${proof.prints}"`)
}

function proofsOf({ name, language, code, run }: LessonProgram): Proof[] {
  if (!run) {
    const parse = parsers[language]
    return parse ? [{ name, ...parse(Buffer.from(code).toString('base64')), prints: '' }] : []
  }
  const text = [run.setup, inPages.has(run.as) ? withoutModules(code) : code, run.after].filter(Boolean).join('\n\n')
  const proof: Proof = { name, language: run.as, text, prints: run.prints }
  return run.as === 'typescript' ? [proof, { ...proof, language: 'types', prints: 'compiles' }] : [proof]
}

/** Their programs are scripts in a page, where the framework is there already. */
const inPages = new Set<string>(['react', 'angular', 'vue'])
const withoutModules = (code: string) =>
  code.startsWith('<')
    ? code
    : code.replaceAll(/^import [^']*'[^']*'\n/gm, '').replaceAll(/^export (?:default )?(?=\w)/gm, '')

/** Programs that print nothing if they can parse the text. */
const parsers: Readonly<Record<string, (base64: string) => { language: ProofLanguage; text: string }>> = {
  python: (base64) => ({ language: 'python', text: `import ast, base64\nast.parse(base64.b64decode('${base64}'))` }),
  ruby: (base64) => ({
    language: 'ruby',
    text: `RubyVM::InstructionSequence.compile('${base64}'.unpack1('m').force_encoding('UTF-8'))`,
  }),
  php: (base64) => ({ language: 'php', text: `<?php token_get_all(base64_decode('${base64}'), TOKEN_PARSE);` }),
}
