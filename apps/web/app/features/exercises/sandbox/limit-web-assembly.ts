const pageBytes = 65_536

/** What is compiled to WebAssembly has its memory apart from the heap of the browser. */
export function limitWebAssembly(bytes: number) {
  const { grow } = WebAssembly.Memory.prototype
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * pageBytes > bytes) throw new RangeError('The program uses too much memory.')
    return grow.call(this, pages)
  }
}

const makers = [
  ...['Memory', 'Table', 'Module', 'Instance', 'validate'],
  ...['compile', 'compileStreaming', 'instantiate', 'instantiateStreaming'],
]

/** For when all is loaded: a memory that a program makes for itself would have no bound. */
export function endWebAssembly() {
  for (const name of makers) {
    const { prototype } = Object((WebAssembly as unknown as Record<string, unknown>)[name]) as { prototype?: object }
    if (prototype) Reflect.deleteProperty(prototype, 'constructor')
    Reflect.deleteProperty(WebAssembly, name)
  }
}
