import { credentialContexts, type StatusListView, statusListSize } from '@guildhall/contract'
import type { CredentialAddresses } from './addresses.rules.ts'
import { isoSecond } from './iso-second.rules.ts'

/** The list that holds a credential's bit, from 1, and the bit's index in it. */
export const placeInLists = (position: number) => ({
  list: Math.floor(position / statusListSize) + 1,
  index: position % statusListSize,
})

export const positionsOf = (list: number) => ({ from: (list - 1) * statusListSize, below: list * statusListSize })

/** The bits of a list, leftmost first. Ignores `suspended` positions outside the list. */
export function bitsOf(list: number, suspended: readonly number[]): Uint8Array {
  const bits = new Uint8Array(statusListSize / 8)
  for (const position of suspended) {
    const { list: itsList, index } = placeInLists(position)
    if (itsList === list) bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7))
  }
  return bits
}

/** Seconds a verifier may cache a status list; also its cache header. */
export const statusListTtlSeconds = 300
/** We cache each list this long, so that a burst of requests costs one signature. */
export const statusListMemoryMs = 3_000

export function statusListOf(
  addresses: CredentialAddresses,
  { list, encodedList, now }: { list: number; encodedList: string; now: Date },
): StatusListView {
  const id = addresses.statusList(list)
  return {
    '@context': [credentialContexts[0]],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: addresses.issuer,
    validFrom: isoSecond(now),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'suspension',
      encodedList,
      ttl: statusListTtlSeconds * 1_000,
    },
  }
}
