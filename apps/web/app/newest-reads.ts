/** Milliseconds. Copies of the database that the server reads from are at most half as far behind. */
const newestForMs = 2_000

let until = 0

/** What changed was heard of: for a while, a copy that has not heard of it must not answer. */
export function readNewest() {
  until = performance.now() + newestForMs
}

export const wantsNewest = () => performance.now() < until
