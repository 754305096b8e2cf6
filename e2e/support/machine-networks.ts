import { networkInterfaces } from 'node:os'

const addresses = () => JSON.stringify(networkInterfaces())

let known = addresses()
let changes = 0

function look() {
  const now = addresses()
  if (now !== known) changes += 1
  known = now
}

// An address may come and go between two looks, as those of short containers do.
setInterval(look, 200).unref()

/** How often addresses of this machine were seen to change. The browser gives up connections that begin just then. */
export function countNetworkChanges(): number {
  look()
  return changes
}
