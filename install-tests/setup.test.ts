import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { run, stopAll } from './guildhall.ts'
import { checkout, cleanUp, environmentOf, fetchToolchain, meAtHome } from './machine.ts'

const node20 = fetchToolchain('20.20.2', '10.8.2')

afterEach(() => stopAll())
afterAll(cleanUp)

describe('setup.cjs', () => {
  test('a Node.js far too old is told what is needed', async () => {
    const script = `Object.defineProperty(process, 'version', { value: 'v16.20.2' }); require('./setup.cjs')`
    const person = {
      name: 'me',
      home: checkout,
      uid: process.getuid?.() ?? 0,
      gid: process.getgid?.() ?? 0,
      npmCache: '',
    }

    const refused = run({ folder: checkout, person, env: process.env }, node20.node, ['-e', script])

    expect(await refused.exit).toBe(1)
    expect(refused.output().trim()).toBe('Guildhall needs Node.js 18 or later to start, and this is v16.20.2.')
  })

  test('without a way to the registry it says so', async () => {
    const person = { ...meAtHome('offline'), npmCache: '/nonexistent' }
    const folder = path.join(person.home, 'guildhall')
    mkdirSync(folder)
    for (const file of ['setup.cjs', 'package.json', 'package-lock.json']) {
      copyFileSync(path.join(checkout, file), path.join(folder, file))
    }
    const env = {
      ...environmentOf(person, node20),
      npm_config_cache: path.join(person.home, 'empty'),
      npm_config_registry: 'http://127.0.0.1:1',
      npm_config_fetch_retries: '0',
    }

    const refused = run({ folder, person, env }, node20.node, ['setup.cjs'])

    expect(await refused.exit).toBe(1)
    expect(refused.output()).toContain('The packages could not be fetched.')
  })
})
