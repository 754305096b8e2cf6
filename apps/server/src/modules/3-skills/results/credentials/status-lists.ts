import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { StatusListView } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { openByteCache } from '../../../../platform/byte-cache.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { credentialAddresses } from './addresses.rules.ts'
import { findLastPosition, listSuspended } from './credential.queries.ts'
import { signDocument } from './signing-key.ts'
import { bitsOf, placeInLists, positionsOf, statusListMemoryMs, statusListOf } from './status-list.rules.ts'

const compress = promisify(gzip)

export type PublishedList = { document: StatusListView; jwt: string }

/** A list takes about 10 kB, 40 kB if many are suspended. A million credentials are eight lists. */
const rememberedBytes = 1024 * 1024

/** Cached for `statusListMemoryMs`. Throws `credential.list_not_found`. */
export function openStatusLists(deps: Deps) {
  const remembered = openByteCache<PublishedList & { at: number }>({
    maxBytes: rememberedBytes,
    bytesOf: ({ document, jwt }) => 2 * (document.credentialSubject.encodedList.length + jwt.length),
  })

  return async function getStatusList(list: number): Promise<PublishedList> {
    const at = deps.clock().getTime()
    const known = remembered.get(String(list))
    // The absolute difference, so that a clock set back does not extend the caching.
    const anew = known !== undefined && Math.abs(at - known.at) >= statusListMemoryMs
    return remembered.getOrMake(String(list), async () => ({ ...(await publishStatusList(deps, list)), at }), { anew })
  }
}

async function makeStatusList({ database: { db }, config, clock }: Deps, list: number): Promise<StatusListView> {
  const last = placeInLists((await findLastPosition(db)) ?? 0).list
  if (list < 1 || list > last) throw new DomainError('credential.list_not_found')
  const packed = await compress(bitsOf(list, await listSuspended(db, positionsOf(list))))
  return statusListOf(credentialAddresses(config.publicUrl), {
    list,
    encodedList: `u${packed.toString('base64url')}`, // u: the multibase prefix of base64url
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
