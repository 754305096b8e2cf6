import { existsSync } from 'node:fs'
import { ownTemplatesFolder } from '@guildhall/content'
import type { OwnTemplates } from '@guildhall/content/own-templates'
import { StartupError } from '../../../platform/process/startup-error.ts'

/** The templates below `folder`, by question set. Throws StartupError, listing every mistake. */
export async function readOwnTemplates(folder: string | undefined): Promise<OwnTemplates['cells']> {
  if (folder === undefined || !existsSync(ownTemplatesFolder(folder))) return new Map()
  // Its checks come with all built-in templates, which most servers need only later.
  const { readOwnTemplates } = await import('@guildhall/content/own-templates')
  const { cells, problems } = await readOwnTemplates(folder)
  if (problems.length > 0) throw new StartupError(problems.join('\n'))
  return cells
}
