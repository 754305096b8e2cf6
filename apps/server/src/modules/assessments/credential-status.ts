import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { StatusListView } from '@guildhall/contract'
import type { Deps } from '../../platform/deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { findLastPosition, listSuspended } from './credential.queries.ts'
import {
  bitsOf,
  credentialAddresses,
  placeInLists,
  positionsOf,
  statusListMemoryMs,
  statusListOf,
} from './credential.rules.ts'
import { signDocument } from './credential-key.ts'

const compress = promisify(gzip)

/** A status list to read, and the same signed: a compact JWT as the W3C has it for verifiable credentials. */
export type PublishedList = { document: StatusListView; jwt: string }

/** Of so many lists the last answer is kept, which is some ten kilobytes. A million credentials are eight lists. */
const rememberedMaximum = 20

/**
 * Gives status lists as they are published. One is read, packed and signed at most every `statusListMemoryMs`, however
 * many ask; a change shows after that. Throws `credential.list_not_found`.
 */
export function openStatusLists(deps: Deps) {
  const remembered = new Map<number, { at: number; published: Promise<PublishedList> }>()

  return function getStatusList(list: number): Promise<PublishedList> {
    const now = deps.clock().getTime()
    const known = remembered.get(list)
    // The distance, as a clock may be set back: then a list must not be kept until its time comes again.
    if (known && Math.abs(now - known.at) < statusListMemoryMs) return known.published

    const entry = { at: now, published: publishStatusList(deps, list) }
    remembered.delete(list)
    remembered.set(list, entry) // the last one in, so that the first one is the oldest
    if (remembered.size > rememberedMaximum) remembered.delete(remembered.keys().next().value ?? 0)
    entry.published.catch(() => {
      if (remembered.get(list) === entry) remembered.delete(list)
    })
    return entry.published
  }
}

/** A status list as it stands now. The first one is there from the start, the others once the one before is full. */
async function makeStatusList({ database: { db }, config, clock }: Deps, list: number): Promise<StatusListView> {
  const last = placeInLists((await findLastPosition(db)) ?? 0).list
  if (list < 1 || list > last) throw new DomainError('credential.list_not_found')
  const packed = await compress(bitsOf(list, await listSuspended(db, positionsOf(list))))
  return statusListOf(credentialAddresses(config.publicUrl), {
    list,
    encodedList: `u${packed.toString('base64url')}`, // u: multibase for base64url
    now: clock(),
  })
}

async function publishStatusList(deps: Deps, list: number): Promise<PublishedList> {
  const document = await makeStatusList(deps, list)
  const payload = {
    ...document,
    iss: document.issuer,
    jti: document.id,
    iat: Date.parse(document.validFrom) / 1_000,
  }
  const addresses = credentialAddresses(deps.config.publicUrl)
  return { document, jwt: await signDocument(deps.database.db, addresses, { payload, typ: 'vc+jwt' }) }
}
