import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Letter } from './mail-content.ts'

export type Mailer = {
  /** Hands the letter to the mail server. Throws what it answers if it does not take it. */
  send(letter: Letter): Promise<void>
}

type MailSettings = {
  /** Undefined: letters become files in `folder`. */
  smtpUrl: string | undefined
  /** Where `.eml` files go. */
  folder: string
  from: string
  publicUrl: string
  print?: (line: string) => void
}

/** Sends by SMTP where it is configured, else writes `.eml` files and prints the links in them. */
export function openMailer({ smtpUrl, folder, from, publicUrl, print = console.log }: MailSettings): Mailer {
  const host = new URL(publicUrl).hostname
  const compose = ({ id, to, date, subject, text, html }: Letter) => ({
    from,
    to,
    date,
    subject,
    text,
    html,
    messageId: `<${id}@${host}>`,
  })
  if (smtpUrl) {
    const transport = createTransport(smtpUrl)
    return { send: async (letter) => void (await transport.sendMail(compose(letter))) }
  }
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(letter) {
      const { message } = await transport.sendMail(compose(letter))
      await mkdir(folder, { recursive: true })
      const file = path.join(folder, `${letter.id}.eml`)
      await writeFile(file, message as Buffer)
      print(`Mail to ${letter.to}: ${letter.subject}\n  ${file}`)
      for (const [link] of letter.text.matchAll(/https?:\/\/\S+/g)) print(`  ${link}`)
    },
  }
}
