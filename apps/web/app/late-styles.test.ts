import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { lateStylesAreRefused } from '../late-parts-of-build.ts'

/** Builds a page of these files, which begins with `page.js`. */
async function buildPage(files: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-late-styles-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  return build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [lateStylesAreRefused()],
    build: { write: false, rolldownOptions: { input: path.join(folder, 'page.js') } },
  })
}

const style = { 'part.css': 'p { color: red }' }

test('a part that loads later with a style sheet of its own stops the build, which names both', async () => {
  const built = buildPage({
    'page.js': "import('./part.js')",
    'part.js': "import './part.css'\nexport const part = 1",
    ...style,
  })

  await expect(built).rejects.toThrow(/part-[\w-]+\.css comes with part-[\w-]+\.js/)
})

test('so does a part that imports another file with one', async () => {
  const built = buildPage({
    'page.js': "import('./part.js')\nimport('./other.js')",
    'part.js': "export { shared } from './shared.js'\nexport const part = 1",
    'other.js': "export { shared } from './shared.js'\nexport const other = 1",
    'shared.js': "import './part.css'\nexport const shared = Math.random()",
    ...style,
  })

  await expect(built).rejects.toThrow(/\.css comes with/)
})

test('a style sheet whose address a part asks for does not, nor one of the page itself', async () => {
  const built = await buildPage({
    'page.js': "import './part.css'\nimport('./part.js')",
    'part.js': "import address from './part.css?url'\nexport const part = address",
    ...style,
  })

  expect(built).toHaveProperty('output')
})
