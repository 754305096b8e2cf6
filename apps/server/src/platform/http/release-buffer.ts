/**
 * Gives the memory of bytes nobody will look at back at once. A thousand refused bodies would otherwise pile up 60 MB
 * before the garbage collector runs.
 */
export function releaseBuffer({ buffer, byteLength }: Buffer) {
  const isShared = buffer.byteLength !== byteLength
  if (!isShared && buffer instanceof ArrayBuffer) buffer.transfer(0)
}
