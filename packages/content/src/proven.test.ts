import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listSources } from '../scripts/list-sources.ts'
import { sourcesOfRunners } from '../scripts/proven.ts'

test('the sources of a program are what it imports or names as a file, and what that imports; its packages are told by name', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'guildhall-sources-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, 'shared'))
  const texts = {
    'check.ts': `import { z } from 'zod'\nimport type { Text } from './shared/text.ts'\nnew Worker('./worker.ts')\nimport './gone.ts'`,
    'worker.ts': `import fs from 'node:fs'\nconst { PGlite } = await import('@electric-sql/pglite/live')\nimport '../outside.ts'`,
    'shared/text.ts': `export { one } from "../one.ts"\nimport '../check.ts'`,
    'one.ts': `import 'vue'\nconst text = 'Take it from "the shelf", or import "it".'\nimport {\n  a,\n  b,\n} from 'react'`,
    'other.ts': `import 'left-pad'`,
  }
  for (const [file, text] of Object.entries(texts)) writeFileSync(path.join(root, file), text)

  expect(listSources(root, ['check.ts'])).toEqual({
    files: ['check.ts', 'one.ts', 'shared/text.ts', 'worker.ts'],
    packages: ['@electric-sql/pglite', 'react', 'vue', 'zod'],
  })
})

test('what is proven is proven with all that runs and judges it, and no more', () => {
  const { questions, exercises } = sourcesOfRunners

  expect(exercises.files).toEqual(
    expect.arrayContaining([
      ...['exercise', 'query', 'pyodide'].map((name) => `packages/content/scripts/runners/${name}-worker.ts`),
      ...['judge-page', 'judge-query', 'judge-python', 'strip-types', 'exercises.constants', 'describe-value'].map(
        (name) => `packages/contract/src/${name}.ts`,
      ),
      'packages/contract/src/components/judge-component.ts',
      'packages/content/src/exercises/code-exercise.ts',
      'apps/web/app/features/exercises/sandbox/serve-components.ts',
      'scripts/text-of-program.ts',
      'e2e/support/chromium.ts',
    ]),
  )
  expect(exercises.packages).toEqual(
    expect.arrayContaining([
      ...['@electric-sql/pglite-prepopulatedfs', '@playwright/test', 'acorn', 'dom-accessibility-api', 'pyodide'],
      ...['react', 'rolldown', 'sucrase', 'vue'],
    ]),
  )
  expect(questions.files).not.toContain('packages/content/scripts/check-exercises.ts')
})
