export type Held = {
  /** Throws if memory is full and this upload must yield. */
  take(bytes: number): void
  /** A complete upload is no longer dropped. */
  complete(): void
  onGivenUp(callback: (reason: Error) => void): void
  release(): void
}

type Upload = {
  bytes: number
  isComplete: boolean
  giveUp: (reason: Error) => void
  lastByteAt: number
  windowBegan: number
  windowBytes: number
  /** Bytes per millisecond in the last full window. */
  rate: number
}

const windowMs = 5_000

/** Drops the slowest upload when there is no room: attackers would have to send faster than others. */
export function boundReceivedBytes({
  limit,
  refuse,
  now = () => performance.now(),
}: {
  limit: number
  refuse: () => Error
  now?: () => number
}) {
  const uploads = new Set<Upload>()
  let held = 0

  function remove(upload: Upload) {
    if (uploads.delete(upload)) held -= upload.bytes
  }

  function makeRoom() {
    while (held > limit) {
      const slowest = slowestOf(uploads, now())
      if (!slowest) return
      remove(slowest)
      slowest.giveUp(refuse())
    }
  }

  return {
    heldBytes: () => held,
    open(): Held {
      const began = now()
      const upload: Upload = {
        bytes: 0,
        isComplete: false,
        giveUp: () => {},
        lastByteAt: began,
        windowBegan: began,
        windowBytes: 0,
        rate: Number.POSITIVE_INFINITY,
      }
      uploads.add(upload)
      return {
        take(bytes) {
          if (!uploads.has(upload)) throw refuse()
          upload.bytes += bytes
          held += bytes
          measure(upload, bytes, now())
          makeRoom()
          if (!uploads.has(upload)) throw refuse()
        },
        complete() {
          upload.isComplete = true
        },
        onGivenUp(callback) {
          upload.giveUp = callback
        },
        release: () => remove(upload),
      }
    },
  }
}

function measure(upload: Upload, bytes: number, at: number) {
  upload.rate = rateOf(upload, at)
  if (at - upload.windowBegan >= windowMs) {
    upload.windowBegan = at
    upload.windowBytes = 0
  }
  upload.windowBytes += bytes
  upload.lastByteAt = at
}

/** New uploads count as fast, since nothing is known of them yet. */
function rateOf({ rate, lastByteAt, windowBegan, windowBytes }: Upload, at: number) {
  if (at - lastByteAt >= windowMs) return 0
  const elapsed = at - windowBegan
  return elapsed < windowMs ? rate : windowBytes / elapsed
}

function slowestOf(uploads: Iterable<Upload>, at: number): Upload | undefined {
  return [...uploads]
    .filter(({ isComplete, bytes }) => !isComplete && bytes > 0)
    .sort((one, other) => compare(rateOf(one, at), rateOf(other, at)) || one.lastByteAt - other.lastByteAt)[0]
}

/** Not a subtraction: Infinity - Infinity is NaN. */
const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1)
