import { z } from 'zod'

/** A tar file: the manifest, all files, the rows of all tables in parts, and the seal. Described in docs/operations/backups.md. */
export const archiveFormat = 1

export const entryNames = {
  manifest: 'guildhall.json',
  seal: 'seal.json',
  file: (sha256: string, key: string) => `files/${sha256}/${key}`,
  rows: (table: string, part: number) => `tables/${table}/${String(part).padStart(8, '0')}.copy.zst`,
} as const

export const tableOfEntry = (name: string) => /^tables\/([^/]+)\/\d+\.copy\.zst$/.exec(name)?.[1]

export function fileOfEntry(name: string) {
  const [, sha256, key] = /^files\/([0-9a-f]{64})\/([0-9a-f]{32})$/.exec(name) ?? []
  return sha256 && key ? { sha256, key } : undefined
}

const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })
export type ArchivedTable = z.infer<typeof table>

const sequence = z.object({ schema: z.string(), name: z.string(), value: z.string().nullable() })
export type ArchivedSequence = z.infer<typeof sequence>

/** `schema`: the instant of the last migration, and the version of the job queue's tables. */
export const manifestSchema = z.object({
  format: z.number(),
  madeAt: z.string(),
  release: z.string(),
  postgres: z.string(),
  schema: z.object({ migration: z.number(), jobs: z.number() }),
  tables: z.array(table),
  sequences: z.array(sequence),
})
export type Manifest = z.infer<typeof manifestSchema>

/** The hash is of the lines `hash  name` of all entries before. Keys of files that were not what the database says of them. */
export const sealSchema = z.object({
  entries: z.number(),
  sha256: z.string(),
  files: z.number(),
  fileBytes: z.number(),
  rows: z.record(z.string(), z.number()),
  missing: z.array(z.string()),
  damaged: z.array(z.string()),
})
export type Seal = z.infer<typeof sealSchema>
