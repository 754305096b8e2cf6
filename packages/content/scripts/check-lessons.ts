import { type LessonProgram, parsedByTools, programsOf } from '../src/check-lesson-code.ts'
import type { LibraryCourse } from '../src/course.ts'
import type { ProofLanguage } from '../src/templates/template.ts'
import { outputsOf } from './runners/outputs.ts'
import { parseTexts } from './runners/parsers.ts'
import { typeCheckStrictly } from './runners/type-check.ts'

type Proof = { name: string; language: ProofLanguage | 'sql'; text: string; prints: string }

/** Runs what stands alone and parses the rest, in that language or in all. */
export async function checkLessons(courses: readonly LibraryCourse[], asked: string): Promise<string[]> {
  const programs = courses.flatMap(programsOf)
  const refused = await problemsOfParsed(
    programs.filter(({ run }) => !run),
    asked,
  )
  const proofs = programs.flatMap(proofsOf).filter(({ language }) => asked === 'all' || asked === language)
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
  console.log(`${proofs.length} programs of lessons were run or compiled.`)
  const differing = proofs.filter((proof) => printed.get(proof) !== proof.prints)
  return [
    ...refused,
    ...differing.map((proof) => `${proof.name}: prints "${printed.get(proof)}", not "${proof.prints}"`),
  ]
}

/** What has no `run`. The languages that packages of this repository parse were parsed before. */
export async function problemsOfParsed(programs: readonly LessonProgram[], asked = 'all'): Promise<string[]> {
  const problems: string[] = []
  for (const language of parsedByTools.filter((one) => asked === 'all' || asked === one)) {
    const part = programs.filter((program) => program.language === language)
    if (part.length === 0) continue
    const faults = await parseTexts(
      language,
      part.map(({ code }) => code),
    )
    problems.push(
      ...part.flatMap(({ name }, index) =>
        faults[index] === '' ? [] : `${name}: is no ${language}: ${faults[index]}`,
      ),
    )
    console.log(`${part.length} programs of lessons in ${language} were parsed.`)
  }
  return problems
}

function proofsOf({ name, code, run }: LessonProgram): Proof[] {
  if (!run) return []
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
