import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { transform } from '@swc/core'
import { prepareChromium } from '../../../../e2e/support/chromium.ts'
import { asLine, type Program, type Runner } from './runner.ts'

/** Pages of HTML have a script that calls `print`; React programs call `render`, `click`, `text` and `print`. */
export const runInChromium: Runner = async (programs) => {
  const { executablePath, args, env } = await prepareChromium()
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...process.env, ...env } as Record<string, string>,
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1000, height: 800 } })
    const runs = programs[0]?.language === 'react' ? await openReact(page) : runHtml(page)
    const printed: string[] = []
    for (const program of programs) printed.push(asLine(await runs(program)))
    return printed
  } finally {
    await browser.close()
  }
}

const runHtml =
  (page: Page) =>
  async ({ text }: Program) => {
    await page.goto('about:blank')
    await page.evaluate(() => {
      const printed: string[] = []
      Object.assign(globalThis, { printed, print: (value: unknown) => printed.push(String(value)) })
    })
    await page.evaluate((html) => {
      document.open()
      document.write(html)
      document.close()
    }, text)
    return page.evaluate(() => (globalThis as unknown as ProgramWindow).printed.join('\n'))
  }

type ProgramWindow = { printed: string[]; runProgram: (code: string) => Promise<string> }

async function openReact(page: Page) {
  await page.goto('about:blank')
  await page.addScriptTag({ content: reactBundle() })
  await page.addScriptTag({ content: readFileSync(path.join(import.meta.dirname, 'react-driver.js'), 'utf8') })
  return async ({ text }: Program) => {
    const { code } = await transform(`async function program() {\n${text}\n}`, {
      jsc: {
        parser: { syntax: 'ecmascript', jsx: true },
        target: 'es2024',
        transform: { react: { runtime: 'classic' } },
      },
      isModule: false,
    })
    return page.evaluate((program) => (globalThis as unknown as ProgramWindow).runProgram(program), code)
  }
}

/** React's own CommonJS files behind a small `require`; a bundler would give the same. */
function reactBundle(): string {
  const { resolve } = createRequire(import.meta.url)
  const folderOf = (name: string) => path.dirname(resolve(`${name}/package.json`))
  const files = {
    react: path.join(folderOf('react'), 'cjs/react.development.js'),
    'react-dom': path.join(folderOf('react-dom'), 'cjs/react-dom.development.js'),
    'react-dom/server': path.join(folderOf('react-dom'), 'cjs/react-dom-server-legacy.browser.development.js'),
    'react-dom/client': path.join(folderOf('react-dom'), 'cjs/react-dom-client.development.js'),
    scheduler: path.join(folderOf('scheduler'), 'cjs/scheduler.development.js'),
  }
  const modules = Object.entries(files).map(
    ([name, file]) => `${JSON.stringify(name)}: (module, exports, require) => {${readFileSync(file, 'utf8')}}`,
  )
  return `var process = { env: { NODE_ENV: 'development' } }
    const modules = {${modules.join(',')}}
    const loaded = {}
    function require(name) {
      if (!loaded[name]) {
        loaded[name] = { exports: {} }
        modules[name](loaded[name], loaded[name].exports, require)
      }
      return loaded[name].exports
    }`
}
