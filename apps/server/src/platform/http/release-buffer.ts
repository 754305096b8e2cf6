/** Frees a buffer's memory now. A thousand refused bodies would pile up 60 MB before the garbage collector runs. */
export function releaseBuffer({ buffer, byteLength }: Uint8Array) {
  const isShared = buffer.byteLength !== byteLength
  if (!isShared && buffer instanceof ArrayBuffer) buffer.transfer(0)
}
