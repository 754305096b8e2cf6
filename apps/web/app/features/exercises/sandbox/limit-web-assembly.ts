const pageBytes = 65_536

/** What is compiled to WebAssembly has its memory apart from the heap of the browser. */
export function limitWebAssembly(bytes: number) {
  const { grow } = WebAssembly.Memory.prototype
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * pageBytes > bytes) throw new RangeError('The program uses too much memory.')
    return grow.call(this, pages)
  }
}
