import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const repository = path.join(import.meta.dirname, '../..')
const cache = path.join(repository, '.cache/releases')

const git = async (...args: string[]) => (await run('git', ['-C', repository, ...args])).stdout.trim()

export type Release = { name: string; folder: string }

/** The commit of `wanted`; without it, the last release that has a tag, or else the last state of this branch without its newest migration. */
export async function findPrevious(wanted?: string): Promise<string> {
  if (wanted) return git('rev-parse', `${wanted}^{commit}`)
  const tag = await git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^').catch(() => '')
  if (tag) return git('rev-parse', `${tag}^{commit}`)
  const newest = globSync('apps/server/drizzle/*.sql', { cwd: repository }).toSorted().at(-1)
  const added = await git('log', '--diff-filter=A', '--format=%H', '--', newest ?? '')
  // Where several branches met, the first parent is what this one was.
  for (const commit of (await git('rev-list', '--first-parent', 'HEAD')).split('\n')) {
    const isThere = await git('cat-file', '-e', `${commit}:${newest}`).then(
      () => true,
      () => false,
    )
    if (!isThere) return commit
  }
  throw new Error(`no commit is older than ${newest}, which ${added} added`)
}

/** A clone of its own, with its packages, built. Kept for the next run. */
export async function prepareRelease(commit: string): Promise<Release> {
  const name = commit.slice(0, 12)
  const folder = path.join(cache, name)
  if (!existsSync(folder)) {
    const unfinished = `${folder}.unfinished`
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(cache, { recursive: true })
    await run('git', ['clone', '--quiet', '--shared', '--no-checkout', repository, unfinished])
    await run('git', ['-C', unfinished, 'checkout', '--quiet', commit])
    await rename(unfinished, folder)
  }
  await run(process.execPath, [path.join(folder, 'setup.cjs'), '--build'], { maxBuffer: 2 ** 26 })
  return { name, folder }
}

export const thisRelease = async (): Promise<Release> => ({
  name: `${(await git('rev-parse', 'HEAD')).slice(0, 12)}${(await git('status', '--porcelain')) ? ' and changes' : ''}`,
  folder: repository,
})
