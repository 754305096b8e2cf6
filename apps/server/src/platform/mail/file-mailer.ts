import { chmod, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { plainLine } from './clean-text.ts'
import { composeMessage } from './compose-message.ts'
import type { Mailbox } from './mail-address.ts'
import type { Mailer } from './mailer.ts'

type Settings = { folder: string; from: Mailbox; print: (line: string) => void }

/** Writes mails as `.eml` files that only we can read, and prints where, with the link of each. */
export function openFileMailer({ folder, from, print }: Settings): Pick<Mailer, 'send' | 'close'> {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(letter) {
      const { message } = await transport.sendMail(composeMessage(letter, from))
      const file = path.join(folder, `${letter.id}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await chmod(folder, 0o700) // of an older folder
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
      print(
        [`Mail to ${plainLine(letter.to, 254)}: ${plainLine(letter.subject, 150)}`, file, letter.link]
          .filter(Boolean)
          .join('\n  '),
      )
    },
    close: async () => {},
  }
}

/** Other files in the folder stay. Several processes may do this at once. */
export async function removeMailFiles(folder: string, writtenBefore: Date): Promise<void> {
  const names = await readdir(folder).catch(unlessMissing([]))
  for (const name of names) {
    if (!/\.eml(\.part)?$/.test(name)) continue
    const file = path.join(folder, name)
    const written = await stat(file).catch(unlessMissing(undefined))
    if (written?.isFile() && written.mtime < writtenBefore) await rm(file, { force: true })
  }
}

const unlessMissing =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value
    throw error
  }
