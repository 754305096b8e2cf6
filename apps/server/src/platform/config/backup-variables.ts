import path from 'node:path'
import { z } from 'zod'

export type BackupConfig = {
  /** Absolute. */
  folder: string
  /** How many days and weeks keep their newest one. */
  retention: { daily: number; weekly: number }
  /** Public keys of age. None: not encrypted. */
  recipients: string[]
}

const count = (name: string, usual: string, least: number) =>
  z
    .string()
    .default(usual)
    .refine(
      (value) => /^\d{1,3}$/.test(value) && Number(value) >= least,
      `${name} must be a whole number from ${least} to 999.`,
    )
    .transform(Number)

export const backupVariables = {
  GUILDHALL_BACKUP_DIR: {
    fallback: 'unset: none are taken',
    meaning:
      'A folder for backups, of which a process that runs jobs takes one each night. A relative path starts at the checkout.',
    schema: z.string().optional(),
  },
  GUILDHALL_BACKUP_DAYS: {
    fallback: '7',
    meaning: 'How many days keep their newest backup.',
    schema: count('GUILDHALL_BACKUP_DAYS', '7', 1),
  },
  GUILDHALL_BACKUP_WEEKS: {
    fallback: '4',
    meaning: 'How many weeks do.',
    schema: count('GUILDHALL_BACKUP_WEEKS', '4', 0),
  },
  GUILDHALL_BACKUP_RECIPIENTS: {
    fallback: 'unset: not encrypted',
    meaning: 'Public keys of age, age1…, for which these backups are encrypted, separated by commas.',
    schema: z
      .string()
      .transform((value) => value.split(',').map((entry) => entry.trim()))
      .refine(
        (keys) => keys.every((key) => /^age1[0-9a-z]+$/.test(key)),
        'GUILDHALL_BACKUP_RECIPIENTS must list public keys of age, which begin with age1, separated by commas.',
      )
      .optional(),
  },
} as const

type Schemas = { [Name in keyof typeof backupVariables]: (typeof backupVariables)[Name]['schema'] }
type Values = z.output<z.ZodObject<Schemas>>

/** @param checkout where relative paths start */
export function backupConfigOf(values: Values, checkout: string): BackupConfig | undefined {
  if (!values.GUILDHALL_BACKUP_DIR) return undefined
  return {
    folder: path.resolve(checkout, values.GUILDHALL_BACKUP_DIR),
    retention: { daily: values.GUILDHALL_BACKUP_DAYS, weekly: values.GUILDHALL_BACKUP_WEEKS },
    recipients: values.GUILDHALL_BACKUP_RECIPIENTS ?? [],
  }
}
