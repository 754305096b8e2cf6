import { hash, randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@guildhall/contract'

/** Crockford's base32: no letter that can be taken for a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const groups = 4
const groupLength = 4

/** Ten codes such as `7K2M-9QXT-0AHD-4WEF`. 80 random bits each, so that they need no slow hash. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => Array.from({ length: groups }, newGroup).join('-'))
}

const newGroup = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Ignores case, blanks and hyphens; reads O as 0, I and L as 1. */
export function hashRecoveryCode(code: string): Buffer {
  const typed = code.toUpperCase().replaceAll(/[^\dA-Z]/g, '')
  return hash('sha256', typed.replaceAll('O', '0').replaceAll(/[IL]/g, '1'), 'buffer')
}
