import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { transform } from '@swc/core'
import { compileScript, parse } from 'vue/compiler-sfc'
import type { Batch } from './chromium.ts'
import type { Program } from './runner.ts'

type Compiled = { modules: Record<string, string>; serverModules: Record<string, string>; steps: string }
type ProgramWindow = { runPrograms: (programs: Compiled[]) => Promise<string[]> }

/**
 * A line such as `<!-- Row.vue -->` begins a file. Text before the first one is App.vue if it begins with a tag. After
 * `<!-- steps -->` comes what is done to it: a program that calls `mount`, `click`, `text` and `print`.
 */
export async function openVue(page: Page): Promise<Batch> {
  await page.addScriptTag({ content: vueBundle() })
  await page.addScriptTag({ content: readFileSync(path.join(import.meta.dirname, 'vue-driver.js'), 'utf8') })
  return async (programs) => {
    const compiled = await Promise.all(programs.map(compile))
    return page.evaluate((all) => (globalThis as unknown as ProgramWindow).runPrograms(all), compiled)
  }
}

async function compile({ text }: Program): Promise<Compiled> {
  const [first = '', ...rest] = text.split(/^<!-- (\S+) -->\n/m)
  const files: [string, string][] = first.startsWith('<') ? [['App.vue', first]] : [['steps', first]]
  for (let index = 0; index < rest.length; index += 2) files.push([rest[index] ?? '', rest[index + 1] ?? ''])
  const modules: Record<string, string> = {}
  const serverModules: Record<string, string> = {}
  const usesServer = /serverMarkup|hydrate/.test(text)
  let steps = ''
  for (const [name, code] of files) {
    if (name === 'steps') steps += code.replaceAll(/^import .* from 'vue'\n/gm, '')
    else {
      const path = `./${name}`
      const isComponent = name.endsWith('.vue')
      modules[path] = await asCommonJs(isComponent ? compileComponent(name, code, false) : code)
      if (usesServer) serverModules[path] = await asCommonJs(isComponent ? compileComponent(name, code, true) : code)
    }
  }
  return { modules, serverModules, steps: `return (async () => {\n${steps}\n})()` }
}

function compileComponent(filename: string, code: string, ssr: boolean): string {
  const whole = code.includes('<script') ? code : `<script setup>\n// nothing\n</script>\n${code}`
  const { descriptor, errors } = parse(whole, { filename })
  if (errors[0]) throw errors[0]
  const templateOptions = { ssr, ssrCssVars: [] }
  return compileScript(descriptor, { id: filename, inlineTemplate: true, templateOptions }).content
}

async function asCommonJs(code: string): Promise<string> {
  const { code: compiled } = await transform(code, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2024' },
    module: { type: 'commonjs' },
  })
  return compiled
}

/** Vue's own CommonJS files behind a small `require`; those for the browser alone cannot render as a server does. */
function vueBundle(): string {
  const fromVue = createRequire(createRequire(import.meta.url).resolve('vue/package.json'))
  const modules = ['shared', 'reactivity', 'runtime-core', 'runtime-dom', 'server-renderer'].map((name) => {
    const folder = path.dirname(fromVue.resolve(`@vue/${name}/package.json`))
    const code = readFileSync(path.join(folder, `dist/${name}.cjs.js`), 'utf8')
    return `'@vue/${name}': (module, exports, require) => {${code}}`
  })
  return `var process = { env: { NODE_ENV: 'development' } }
    const files = {${modules.join(',')}}
    const loaded = {}
    function require(asked) {
      const name = { vue: '@vue/runtime-dom', 'vue/server-renderer': '@vue/server-renderer' }[asked] ?? asked
      if (!loaded[name]) {
        loaded[name] = { exports: {} }
        files[name]?.(loaded[name], loaded[name].exports, require)
      }
      return loaded[name].exports
    }
    const Vue = require('vue')`
}
