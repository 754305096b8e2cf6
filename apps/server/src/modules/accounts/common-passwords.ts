import { passwordMinimum } from '@guildhall/contract'

const commonest = 3_000

let loaded: Promise<ReadonlySet<string>> | undefined

/** Whether `password` is one of the most common that are long enough, ignoring case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loaded ??= load()
  return (await loaded).has(password.toLowerCase())
}

/** The dictionary is lower-case, most common first. It is unpacked on first use. */
async function load() {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const passwords = dictionary['passwords-common'].map(String)
  return new Set(passwords.filter(({ length }) => length >= passwordMinimum).slice(0, commonest))
}
