/**
 * Builds the web application, then a bundle of it and the server, each only if its sources changed. `setup.cjs` holds a
 * lock meanwhile. Why a bundle: docs/decisions/0029.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'rolldown'
import { hashOf } from './build-web.ts' // which builds the web application

const root = path.join(import.meta.dirname, '..')
const server = path.join(root, 'apps', 'server')
const target = path.join(server, 'build')
const stampFile = path.join(target, '.stamp')

const nativePackages = ['sharp', '@node-rs/argon2']

const wanted = hashOf([
  path.join(server, 'src'),
  path.join(root, 'apps', 'web', 'build', '.stamp'),
  path.join(root, 'packages', 'contract', 'src'),
  path.join(root, 'packages', 'content', 'src'),
  path.join(root, 'package-lock.json'),
  import.meta.filename,
])
async function build() {
  const { rolldown } = await import('rolldown') // loaded only if there is something to build
  rmSync(target, { recursive: true, force: true })
  const bundle = await rolldown({
    input: { main: path.join(server, 'src', 'bundle-main.ts') },
    cwd: root,
    platform: 'node',
    external: (id) => nativePackages.includes(id),
    plugins: [ownPlaces, ownLinesOnly],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // "use client" in browser libraries is irrelevant here.
    checks: { moduleLevelDirective: false },
  })
  await bundle.write({
    dir: target,
    format: 'esm',
    keepNames: true,
    sourcemap: true,
    sourcemapExcludeSources: true,
    comments: false,
    // V8 keeps the text of every chunk, with two bytes for each character unless all of them are ASCII.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
  })
  await bundle.close()
  writeFileSync(stampFile, wanted) // last: an incomplete bundle has none
}

/** For modules that read files beside their source. In question templates these names are part of a text. */
const ownPlaces: Plugin = {
  name: 'own-places',
  transform: {
    filter: {
      code: /\bimport\.meta\.(url|dirname)\b|\b__dirname\b/,
      id: { exclude: [/^\0/, /[\\/]content[\\/]src[\\/]templates[\\/]/] },
    },
    handler(code, id) {
      const fromBundle = (place: string) => JSON.stringify(path.relative(target, place).replaceAll(path.sep, '/'))
      const folder = `process.getBuiltinModule('node:path').join(import.meta.dirname, ${fromBundle(path.dirname(id))})`
      const places: Record<string, string> = {
        'import.meta.url': `new URL(${fromBundle(id)}, import.meta.url).href`,
        'import.meta.dirname': folder,
        __dirname: folder,
      }
      const placed = code.replace(/\bimport\.meta\.(?:url|dirname)\b|\b__dirname\b/g, (name) => places[name] ?? name)
      return { code: placed, map: null } // line numbers do not change
    },
  },
}

/** Stack traces show lines of our sources. A map including dependencies would be ten times as large. */
const ownLinesOnly: Plugin = {
  name: 'own-lines-only',
  transform: {
    order: 'post',
    filter: { id: /[\\/](node_modules|build)[\\/]/ },
    handler: (code) => ({ code, map: { version: 3, sources: [], names: [], mappings: '' } }),
  },
}

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== wanted) await build()
