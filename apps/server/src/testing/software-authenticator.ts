import { generateKeyPairSync, hash, type KeyObject, randomBytes, sign } from 'node:crypto'
import type {
  NewPasskeyBody,
  PasskeyCreationOptionsView,
  PasskeyRequestOptionsView,
  PasskeySignInBody,
} from '@guildhall/contract'

type Lies = { origin?: string; rpId?: string; challenge?: string; type?: string; isVerified?: boolean }

const flag = { present: 1, verified: 4, withCredential: 64 }
const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')

/** A passkey device in software: P-256 keys in memory, answers as browsers send them. */
export class SoftwareAuthenticator {
  readonly #origin: string
  readonly #privateKey: KeyObject
  readonly #publicKey: { x: string; y: string }
  readonly id = randomBytes(16).toString('base64url')
  #userHandle = ''
  /** Set it back to look like a copied passkey. */
  counter = 0

  constructor(origin = 'http://localhost:3000') {
    this.#origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#privateKey = privateKey
    this.#publicKey = publicKey.export({ format: 'jwk' }) as { x: string; y: string }
  }

  create(options: PasskeyCreationOptionsView, lies: Lies = {}): NewPasskeyBody['credential'] {
    this.#userHandle = options.user.id
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.#coseKey()])
    const authData = Buffer.concat([this.#authData(options.rp.id ?? '', flag.withCredential, lies), credential])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, lies),
        attestationObject: base64url(attestationOf(authData)),
        transports: ['internal'],
      },
    }
  }

  get(
    options: PasskeyRequestOptionsView,
    { userHandle = this.#userHandle, ...lies }: Lies & { userHandle?: string } = {},
  ): PasskeySignInBody {
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, lies)
    const authData = this.#authData(options.rpId ?? '', 0, lies)
    const signed = Buffer.concat([authData, hash('sha256', Buffer.from(clientDataJSON, 'base64url'), 'buffer')])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, this.#privateKey)),
        userHandle,
      },
    }
  }

  #clientData(type: string, challenge: string, lies: Lies) {
    return base64url(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false, ...claims(lies) }))
  }

  #authData(rpId: string, more: number, { isVerified = true, ...lies }: Lies) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const flags = flag.present | (isVerified ? flag.verified : 0) | more
    return Buffer.concat([hash('sha256', lies.rpId ?? rpId, 'buffer'), Buffer.of(flags), counter])
  }

  /** COSE_Key: kty EC2, alg ES256, crv P-256, x, y. */
  #coseKey() {
    const [x, y] = [this.#publicKey.x, this.#publicKey.y].map((part) => Buffer.from(part, 'base64url')) as [
      Buffer,
      Buffer,
    ]
    return Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), x, Buffer.from('225820', 'hex'), y])
  }
}

function claims({ origin, challenge, type }: Lies) {
  return { ...(origin && { origin }), ...(challenge && { challenge }), ...(type && { type }) }
}

/** CBOR of `{ fmt: 'none', attStmt: {}, authData }`. */
function attestationOf(authData: Buffer): Buffer {
  const length = Buffer.alloc(3)
  length.writeUInt8(0x59) // a byte string whose length is in the next two bytes
  length.writeUInt16BE(authData.length, 1)
  const text = (value: string) => Buffer.concat([Buffer.of(0x60 + value.length), Buffer.from(value)])
  return Buffer.concat([
    Buffer.of(0xa3),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.of(0xa0),
    text('authData'),
    length,
    authData,
  ])
}
