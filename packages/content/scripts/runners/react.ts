import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { transform } from '@swc/core'
import type { Batch } from './chromium.ts'
import type { Program } from './runner.ts'

type ProgramWindow = { runPrograms: (codes: string[]) => Promise<string[]> }

export async function openReact(page: Page): Promise<Batch> {
  await page.addScriptTag({ content: reactBundle() })
  await page.addScriptTag({ content: readFileSync(path.join(import.meta.dirname, 'react-driver.js'), 'utf8') })
  return async (programs) => {
    const codes = await Promise.all(programs.map(compile))
    return page.evaluate((all) => (globalThis as unknown as ProgramWindow).runPrograms(all), codes)
  }
}

async function compile({ text }: Program): Promise<string> {
  const { code } = await transform(`async function program() {\n${text}\n}`, {
    jsc: {
      parser: { syntax: 'ecmascript', jsx: true },
      target: 'es2024',
      transform: { react: { runtime: 'classic' } },
    },
    isModule: false,
  })
  return code
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
