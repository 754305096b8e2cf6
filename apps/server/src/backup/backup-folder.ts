import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** Sorts by time, and is a name on every file system. */
export const backupName = (takenAt: Date, isEncrypted: boolean) =>
  `guildhall-${takenAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar${isEncrypted ? '.age' : ''}`

const pattern = /^guildhall-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar(?:\.age)?(\.part)?$/

/** `finished`: those that a schedule has written, the newest first. `parts`: those that were begun. Other files are not ours. */
export async function listBackups(folder: string) {
  const found = (await readdir(folder)).flatMap((name) => {
    const [, day, hour, minute, second, part] = pattern.exec(name) ?? []
    const takenAt = new Date(`${day}T${hour}:${minute}:${second}Z`)
    return Number.isNaN(takenAt.getTime()) ? [] : [{ file: path.join(folder, name), takenAt, isPart: Boolean(part) }]
  })
  const sorted = found.toSorted((one, other) => other.takenAt.getTime() - one.takenAt.getTime())
  return { finished: sorted.filter(({ isPart }) => !isPart), parts: sorted.filter(({ isPart }) => isPart) }
}
