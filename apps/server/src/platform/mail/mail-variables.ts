import path from 'node:path'
import { z } from 'zod'
import { type Mailbox, mailDomainOf, parseMailbox } from './mail-address.ts'
import { parseSmtpUrl, type SmtpServer } from './smtp-url.ts'

export type SmtpConfig = SmtpServer & {
  /** Absolute. A PEM file with certificates to trust besides the usual ones. */
  caFile: string | undefined
}

export const mailVariables = {
  SMTP_URL: {
    fallback: 'unset: mails become .eml files in the data folder',
    meaning:
      'The mail server that takes our mails: smtps://user:password@host:465, or smtp://user:password@host:587, which has ' +
      'to encrypt by STARTTLS. ?tls=none allows a relay without a password that does not; a server on this machine need not.',
    schema: z
      .string()
      .superRefine((value, context) => {
        const server = parseSmtpUrl(value)
        if (typeof server === 'string') context.addIssue({ code: 'custom', message: server })
      })
      .optional(),
  },
  SMTP_CA_FILE: {
    fallback: 'unset: the certificate authorities that Node.js knows',
    meaning:
      'A PEM file of certificates to trust besides those, for a mail server with a certificate of your own. A relative path starts at the checkout.',
    schema: z.string().optional(),
  },
  MAIL_FROM: {
    fallback: 'Guildhall <no-reply@ and the host of PUBLIC_URL>',
    meaning: 'The sender of our mails, as Name <address>.',
    schema: z
      .string()
      .refine(
        (value) => parseMailbox(value) !== undefined,
        'MAIL_FROM must be one address, alone or as Name <address>, such as Guildhall <no-reply@guildhall.example>.',
      )
      .optional(),
  },
} as const

type Schemas = { [Name in keyof typeof mailVariables]: (typeof mailVariables)[Name]['schema'] }
type Values = z.output<z.ZodObject<Schemas>>

export function mailProblems({ SMTP_URL, SMTP_CA_FILE }: Values): string[] {
  return SMTP_CA_FILE && !SMTP_URL ? ['SMTP_URL is needed with SMTP_CA_FILE.'] : []
}

/** @param folder where relative paths start */
export function mailConfigOf(values: Values, publicUrl: string, folder: string) {
  const server = values.SMTP_URL === undefined ? undefined : parseSmtpUrl(values.SMTP_URL)
  const caFile = values.SMTP_CA_FILE && path.resolve(folder, values.SMTP_CA_FILE)
  const sender = values.MAIL_FROM === undefined ? undefined : parseMailbox(values.MAIL_FROM)
  return {
    smtp: typeof server === 'object' ? ({ ...server, caFile } satisfies SmtpConfig) : undefined,
    mailFrom: sender ?? ({ name: 'Guildhall', address: `no-reply@${mailDomainOf(publicUrl)}` } satisfies Mailbox),
  }
}
