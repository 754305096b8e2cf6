import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { transform } from '@swc/core'
import { rolldown } from 'rolldown'
import type { Batch } from './chromium.ts'
import type { Program } from './runner.ts'

type ProgramWindow = { runPrograms: (codes: string[]) => Promise<string[]> }

/** Angular with its compiler for the browser. A program may end with what is done to its component: `mount`, `click`, `text`. */
export async function openAngular(page: Page): Promise<Batch> {
  const bundle = await rolldown({ input: path.join(import.meta.dirname, 'angular-parts.js'), logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'iife', name: 'Angular' })
  await bundle.close()
  await page.addScriptTag({ content: output[0].code })
  await page.addScriptTag({ content: readFileSync(path.join(import.meta.dirname, 'angular-driver.js'), 'utf8') })
  return async (programs) => {
    const codes = await Promise.all(programs.map(compile))
    return page.evaluate((all) => (globalThis as unknown as ProgramWindow).runPrograms(all), codes)
  }
}

async function compile({ text }: Program): Promise<string> {
  const { code } = await transform(`async function program() {\n${withMetadata(text)}\n}`, {
    jsc: {
      parser: { syntax: 'typescript', decorators: true },
      target: 'es2022',
      transform: { legacyDecorator: true, useDefineForClassFields: false },
    },
    isModule: false,
  })
  return code
}

/** What Angular's command line adds for its compiler in the browser: decorators beside signal inputs, outputs and models. */
function withMetadata(text: string): string {
  return text
    .replaceAll(/^( +)(\w+) = input(\.required)?\b/gm, (line, indent: string, name: string, required?: string) =>
      line.replace(indent, `${indent}@Input({ isSignal: true, alias: '${name}', required: ${Boolean(required)} }) `),
    )
    .replaceAll(/^( +)(\w+) = output\b/gm, "$1@Output('$2') $2 = output")
    .replaceAll(
      /^( +)(\w+) = model\b/gm,
      "$1@Input({ isSignal: true, alias: '$2', required: false }) @Output('$2Change') $2 = model",
    )
}
