import { existsSync } from 'node:fs'
import { realpath, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { type Finding, type Installation, ok, problem, warning } from './finding.ts'

const gigabyte = 1024 ** 3
const usualBounds = { warning: 2 * gigabyte, problem: gigabyte / 2 }

/** The disks of the data folder and of the built-in database, which may lie elsewhere. */
export async function checkDisk({ config: { dataDir, databaseUrl } }: Installation): Promise<Finding[]> {
  const postgres = path.join(dataDir, 'postgres')
  const wanted = databaseUrl === undefined && existsSync(postgres) ? [dataDir, await realpath(postgres)] : [dataDir]
  const byDisk = new Map<number, string>()
  for (const folder of wanted.map(nearestExisting)) {
    const { dev } = await stat(folder)
    if (!byDisk.has(dev)) byDisk.set(dev, folder)
  }
  return Promise.all([...byDisk.values()].map((folder) => judgeDisk(folder)))
}

/** `bounds`: bytes that are left. */
export async function judgeDisk(folder: string, bounds = usualBounds): Promise<Finding> {
  const { bavail, blocks, bsize, files, ffree } = await statfs(folder)
  const free = bavail * bsize
  const what = `The disk of ${folder} has ${inGigabytes(free)} of ${inGigabytes(blocks * bsize)} left.`
  const todo = 'Remove what is not needed there, or enlarge it: on a full disk nothing can be written.'
  if (free < bounds.problem) return problem(what, todo)
  if (free < bounds.warning) return warning(what, todo)
  // Some file systems have no fixed number of files.
  if (files > 0 && ffree < files / 100) return warning(`The disk of ${folder} has room for ${ffree} more files.`, todo)
  return ok(what)
}

const inGigabytes = (bytes: number) => `${(bytes / gigabyte).toFixed(1)} GB`

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(path.dirname(folder))
}
