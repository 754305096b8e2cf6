import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'

const plainForm = 0
const sealedForm = 1
const idBytes = 8
const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM with a 32-byte key. Bound to `context`, such as the row's id: rows cannot be exchanged. */
export function sealSecret(key: Buffer | undefined, secret: Buffer, context: string): Buffer {
  if (!key) return Buffer.concat([Buffer.of(plainForm), secret])
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  const encrypted = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([Buffer.of(sealedForm), keyId(key), nonce, cipher.getAuthTag(), encrypted])
}

/** The secret; undefined if it was sealed with another key, or for another context. */
export function openSecret(key: Buffer | undefined, sealed: Buffer, context: string): Buffer | undefined {
  if (!isSealed(sealed)) return sealed.subarray(1)
  const [id, nonce, tag, encrypted] = partsOf(sealed)
  if (!key || !id.equals(keyId(key))) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    decipher.setAAD(Buffer.from(context)).setAuthTag(tag)
    return Buffer.concat([decipher.update(encrypted), decipher.final()])
  } catch {
    return undefined
  }
}

function partsOf(sealed: Buffer) {
  const [nonceAt, tagAt, encryptedAt] = [1 + idBytes, 1 + idBytes + nonceBytes, 1 + idBytes + nonceBytes + tagBytes]
  return [
    sealed.subarray(1, nonceAt),
    sealed.subarray(nonceAt, tagAt),
    sealed.subarray(tagAt, encryptedAt),
    sealed.subarray(encryptedAt),
  ] as const
}

const isSealed = (stored: Buffer) => stored[0] === sealedForm

/** Tells keys apart without revealing them. */
const keyId = (key: Buffer) =>
  hash('sha256', Buffer.concat([Buffer.from('key id'), key]), 'buffer').subarray(0, idBytes)
