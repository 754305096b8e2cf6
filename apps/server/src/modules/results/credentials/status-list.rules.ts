import { credentialContexts, type StatusListView, statusListSize } from '@guildhall/contract'
import type { CredentialAddresses } from './addresses.rules.ts'
import { isoSecond } from './iso-second.rules.ts'

/** The list that holds a credential's bit, from 1, and the index of the bit in it. */
export const placeInLists = (position: number) => ({
  list: Math.floor(position / statusListSize) + 1,
  index: position % statusListSize,
})

/** The positions whose bits a list holds: from the first to below the second. */
export const positionsOf = (list: number) => ({ from: (list - 1) * statusListSize, below: list * statusListSize })

/** The bits of a list, the leftmost first, with those of `suspended` set. Positions outside the list are left alone. */
export function bitsOf(list: number, suspended: readonly number[]): Uint8Array {
  const bits = new Uint8Array(statusListSize / 8)
  for (const position of suspended) {
    const { list: itsList, index } = placeInLists(position)
    if (itsList === list) bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7))
  }
  return bits
}

/** How long a verifier may keep a status list, in seconds. Also its cache header. */
export const statusListTtlSeconds = 300
/** How long we send the same list again: many requests at once cost one signature, and verifiers keep it longer anyway. */
export const statusListMemoryMs = 3_000

/** A status list. `encodedList` holds its bits, compressed and encoded. */
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
