import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { checkout } from './machine.ts'

type Service = { image: string; environment: Record<string, string | number>; volumes: string[] }
type Compose = { services: Record<'guildhall' | 'database', Service>; volumes: Record<string, null> }

/** A compose file of the checkout with its variables filled in from `env`. Throws when a required one is missing. */
export function readCompose<File = Compose>(env: Record<string, string>, name = 'compose.yaml'): File {
  const text = readFileSync(path.join(checkout, name), 'utf8')
  const fill = (_key: unknown, value: unknown) => (typeof value === 'string' ? interpolate(value, env) : value)
  return parse(text, fill, { merge: true })
}

/** Innermost first, as a default may hold a variable. */
function interpolate(value: string, env: Record<string, string>): string {
  const filled = value.replace(
    /\$\{(\w+)(?::([-?])([^${}]*))?\}/g,
    (_all, name: string, operator?: string, rest = '') => {
      if (env[name]) return env[name]
      if (operator === '?') throw new Error(`${name} is missing: ${rest}`)
      return rest
    },
  )
  return filled === value ? value : interpolate(filled, env)
}

/** Runs a script for psql that uses no more of psql than `\getenv` and quoted variables. */
export async function runPsqlScript(
  connection: { query(text: string): Promise<unknown> },
  file: string,
  env: Record<string, string>,
) {
  const values = new Map<string, string>()
  const script = readFileSync(path.join(checkout, file), 'utf8')
  const sql = script.replace(/^\\(.*)$/gm, (_all, command: string) => {
    const [, name, variable] = /^getenv (\w+) (\w+)$/.exec(command) ?? []
    if (!name || !variable) throw new Error(`cannot run \\${command}`)
    values.set(name, env[variable] ?? '')
    return ''
  })
  await connection.query(sql.replace(/:'(\w+)'/g, (_all, name: string) => quote(values.get(name) ?? '')))
}

const quote = (value: string) => `'${value.replaceAll("'", "''")}'`
