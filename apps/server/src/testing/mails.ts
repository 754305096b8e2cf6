import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** Oldest first. */
export async function readMails(folder: string, address: string): Promise<Email[]> {
  // The others are being written.
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
  const written = await Promise.all(files.map((file) => readFile(path.join(folder, file))))
  // Parsing takes long.
  const mails = await Promise.all(
    written.filter((mail) => mail.includes(address)).map((mail) => PostalMime.parse(mail)),
  )
  return mails
    .filter((mail) => mail.to?.some((receiver) => receiver.address === address))
    .sort((one, other) => (one.date ?? '').localeCompare(other.date ?? ''))
}
