import type { ProofLanguage } from '../../src/templates/template.ts'
import { runInChromium } from './chromium.ts'
import { checkCpp, runCpp } from './cpp.ts'
import { checkJava, runJava } from './java.ts'
import { runJavaScript } from './javascript.ts'
import { runKotlin } from './kotlin.ts'
import { runPhp } from './php.ts'
import { runPython } from './python.ts'
import { runRuby } from './ruby.ts'
import type { Program, Runner } from './runner.ts'
import { typeCheck } from './type-check.ts'

const runners: Record<ProofLanguage, Runner> = {
  javascript: runJavaScript,
  module: runJavaScript,
  typescript: runJavaScript,
  types: typeCheck,
  python: runPython,
  ruby: runRuby,
  kotlin: runKotlin,
  react: runInChromium,
  vue: runInChromium,
  angular: runInChromium,
  html: runInChromium,
  java: runJava,
  javac: checkJava,
  cpp: runCpp,
  'g++': checkCpp,
  php: runPhp,
}

/** All programs of one language run in one process, one after the other: a process each would take an hour. */
export async function runPrograms(programs: readonly Program[]): Promise<string[]> {
  const printed: string[] = []
  const languages = new Set(programs.map(({ language }) => language))
  for (const language of languages) {
    const indexes = [...programs.keys()].filter((index) => programs[index]?.language === language)
    const outputs = await runners[language](indexes.flatMap((index) => programs[index] ?? []))
    for (const [position, index] of indexes.entries()) printed[index] = outputs[position] ?? 'did not run'
  }
  return printed
}
