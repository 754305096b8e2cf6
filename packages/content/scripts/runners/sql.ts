import { execFileSync } from 'node:child_process'
import { chown, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { inFolder } from './in-folder.ts'

const versions = '/usr/lib/postgresql'
/** PostgreSQL refuses to run as root. */
const nobody = 65_534

/**
 * What the queries of each program return, row by row, joined by spaces. Each program has a schema of its own in one cluster,
 * in PostgreSQL’s single-user mode: no server is started.
 */
export const runSql = (programs: readonly string[]): Promise<string[]> =>
  inFolder(async (folder) => {
    const bin = await findPrograms()
    const asUser = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
    const data = path.join(folder, 'data')
    await mkdir(data, { mode: 0o700 })
    for (const place of [folder, data]) if (asUser.uid !== undefined) await chown(place, nobody, nobody)
    const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe', ...asUser } as const
    const settings = ['--no-sync', '--encoding=UTF8', '--locale=C', '--username=postgres']
    execFileSync(path.join(bin, 'initdb'), [...settings, data], options)
    const printed: string[] = []
    for (const [index, program] of programs.entries()) {
      const schema = `program_${index}`
      // A statement ends with a semicolon before an empty line, or else with a line.
      const input = `create schema ${schema}; set search_path to ${schema};\n\n${program.trim().replace(/;?$/, ';')}\n\n`
      try {
        const output = execFileSync(
          path.join(bin, 'postgres'),
          [
            '--single',
            '-j',
            '-D',
            data,
            '-c',
            'exit_on_error=on',
            '-c',
            'log_min_messages=error',
            '-c',
            'TimeZone=UTC',
            'postgres',
          ],
          { ...options, input },
        )
        printed.push([...output.matchAll(/^\t \d+: \w+ = "(.*)"\t/gm)].map(([, value]) => value).join(' '))
      } catch (error) {
        const { stderr = '' } = error as { stderr?: string }
        printed.push(`throws ${/(?:ERROR|FATAL): .*/.exec(stderr)?.[0] ?? stderr}`)
      }
    }
    return printed
  })

async function findPrograms(): Promise<string> {
  const found = await readdir(versions).catch(() => [])
  const newest = found
    .map(Number)
    .filter(Number.isInteger)
    .sort((one, other) => other - one)[0]
  if (newest === undefined) throw new Error('PostgreSQL is missing: packages/content/README.md says what to install.')
  return path.join(versions, String(newest), 'bin')
}
