import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '../process/startup-error.ts'

/** Another process uses the folder. `address` is where it listens, if known. */
export class FolderBusyError extends StartupError {
  override readonly name = 'FolderBusyError'
  readonly address: string | undefined

  constructor(folder: string, holder: { pid: number; address?: string } | undefined) {
    const where = holder?.address ? `, at ${holder.address}` : ''
    const who = holder ? ` (process ${holder.pid})` : ''
    super(
      `Guildhall is already running on the data folder ${folder}${where}${who}. Use that one, or stop it first; ` +
        'for a second one set GUILDHALL_DATA_DIR to another folder and PORT to another port.',
    )
    this.address = holder?.address
  }
}

export type FolderLock = {
  announce(address: string): void
  release(): void
}

/**
 * Throws FolderBusyError. The kernel drops the lock with the process. Node.js cannot take such locks, but its SQLite
 * can: `lock` is an empty, exclusively locked database. `holder.json` and `shownFolder` are for the message.
 */
export function lockFolder(folder: string, shownFolder: string): FolderLock {
  const holderFile = path.join(folder, 'holder.json')
  const lock = takeLock(path.join(folder, 'lock'), (error) => {
    if (isBusy(error)) return new FolderBusyError(shownFolder, readHolder(holderFile))
    return new StartupError(
      `The data folder ${shownFolder} cannot be used (${(error as Error).message}). If another user made it, start ` +
        'Guildhall as that user, or set GUILDHALL_DATA_DIR to a folder of your own.',
    )
  })

  const announce = (address?: string) => writeFileSync(holderFile, JSON.stringify({ pid: process.pid, address }))
  announce()
  return {
    announce,
    release() {
      if (!lock.isOpen) return
      rmSync(holderFile, { force: true })
      lock.close()
    },
  }
}

function takeLock(file: string, explain: (error: unknown) => StartupError) {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(file)
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock?.close()
    throw explain(error)
  }
}

function isBusy(error: unknown) {
  const sqliteBusy = 5 // https://sqlite.org/rescode.html#busy
  return (error as { errcode?: number }).errcode === sqliteBusy
}

function readHolder(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { pid: number; address?: string }
  } catch {
    return undefined
  }
}
