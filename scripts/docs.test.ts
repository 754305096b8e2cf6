import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import packageJson from '../package.json' with { type: 'json' }

const checkout = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(checkout, file), 'utf8')
const exists = (file: string) => existsSync(path.join(checkout, file))
const sources = globSync('{apps,packages,scripts,bench,e2e,install-tests}/**/*.{ts,tsx,cjs}', {
  cwd: checkout,
  exclude: (name) => /(^|\/)(node_modules|build)$/.test(name),
})
const pages = globSync(['*.md', 'docs/**/*.md', 'packages/*/*.md', '.github/*.md', 'bench/*.md'], { cwd: checkout })

test.each(pages)('%s links to nothing that is not there', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  const broken = links
    .filter((target) => !/^https?:/.test(target))
    .filter((target) => {
      const [file = '', anchor] = target.split('#')
      const place = file === '' ? page : path.join(path.dirname(page), file)
      return !exists(place) || (anchor !== undefined && !anchorsOf(place).includes(anchor))
    })

  expect(broken).toEqual([])
})

test.each(pages)('every npm script that %s names is there', (page) => {
  const named = [...read(page).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)

  expect(named.filter((name) => !(name in packageJson.scripts))).toEqual([])
})

test('every file that CONTRIBUTING.md names is there, but for those of its example', () => {
  const named = [...read('CONTRIBUTING.md').matchAll(/(?:apps|packages|e2e|docs|scripts|install-tests)\/[\w./-]*\w/g)]
  const files = named.map(([file]) => file).filter((file) => !file.includes('notes'))

  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => !exists(file))).toEqual([])
})

test.each(pages.filter((page) => page.startsWith('docs/')))(
  'every source file that %s names with its folder is there',
  (page) => {
    const named = [...read(page).matchAll(/`([\w./-]+\/[\w.-]+\.(?:tsx?|cjs))`/g)].map(([, file = '']) => file)

    expect(named.filter((file) => !sources.some((source) => `/${source}`.endsWith(`/${file}`)))).toEqual([])
  },
)

test('the list of decisions has every record, and says which numbers were never used', () => {
  const list = read('docs/decisions/README.md')
  const records = globSync('0*.md', { cwd: path.join(checkout, 'docs/decisions') })
  const newest = Math.max(...records.map((record) => Number.parseInt(record, 10)))
  const numbers = Array.from({ length: newest }, (_, before) => String(before + 1).padStart(4, '0'))
  const unused = list.match(/\(([\d, and]+) were never used\.\)/)?.[1]?.match(/\d{4}/g)

  expect(records.filter((record) => !list.includes(`](${record})`))).toEqual([])
  expect(unused).toEqual(numbers.filter((number) => !records.some((record) => record.startsWith(number))))
})

test('the workflow runs .ci/run, and the forms for issues ask with fields that have names of their own', () => {
  const workflow = parse(read('.github/workflows/ci.yml')) as { jobs: { test: { steps: { run?: string }[] } } }
  const forms = globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: checkout })

  expect(workflow.jobs.test.steps.map(({ run }) => run)).toContain('.ci/run')
  expect(forms).toHaveLength(2)
  for (const form of forms) {
    const { name, description, body } = parse(read(form)) as { name: string; description: string; body: Field[] }
    const ids = body.filter(({ type }) => type !== 'markdown').map(({ id }) => id)
    expect([name, description].every(Boolean), form).toBe(true)
    expect(ids.every(Boolean) && new Set(ids).size === ids.length, form).toBe(true)
  }
})

type Field = { type: string; id?: string }

function anchorsOf(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
}
