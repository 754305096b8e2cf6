import { passwordMinimum } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError, sentenceFor } from '../../../platform/errors.ts'

const commonest = 3_000

let loaded: Promise<ReadonlySet<string>> | undefined

export async function isCommonPassword(password: string): Promise<boolean> {
  loaded ??= load()
  return (await loaded).has(password.toLowerCase())
}

/** Throws `account.common_password` at the field `path` for a very common one, where those are refused. */
export async function requireUncommonPassword({ config }: Deps, password: string, path: string): Promise<void> {
  if (!config.refuseCommonPasswords || !(await isCommonPassword(password))) return
  const code = 'account.common_password'
  throw new DomainError(code, {}, [{ path, message: sentenceFor(code) }])
}

/** The dictionary is lower-case, most common first. It is unpacked on first use. */
async function load() {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const passwords = dictionary['passwords-common'].map(String)
  return new Set(passwords.filter(({ length }) => length >= passwordMinimum).slice(0, commonest))
}
