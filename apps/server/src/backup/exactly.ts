import { Transform } from 'node:stream'

/** Passes `size` bytes on, whatever comes: the rest is dropped, and what lacks is zeros. Their hash tells that they are wrong. */
export function exactly(size: number): Transform {
  let left = size
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const taken = chunk.subarray(0, left)
      left -= taken.length
      done(null, taken.length > 0 ? taken : undefined)
    },
    flush(done) {
      while (left > 0) {
        const zeros = Buffer.alloc(Math.min(left, 64 * 1024))
        left -= zeros.length
        this.push(zeros)
      }
      done()
    },
  })
}
