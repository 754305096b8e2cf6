type Construct = (size?: unknown, ...rest: unknown[]) => object

/**
 * Buffers are what a program can fill memory with in no time, outside of the heap that the browser limits. Refused once
 * `bytes` were asked for in all.
 */
export function limitMemory(bytes: number) {
  let left = bytes
  const charge = (asked: number) => {
    left -= Number.isFinite(asked) && asked > 0 ? asked : 0
    if (left < 0) throw new RangeError('The program uses too much memory.')
  }
  const world = globalThis as unknown as Record<string, Construct & { BYTES_PER_ELEMENT?: number; prototype: object }>
  const buffers = Object.getOwnPropertyNames(world).filter(
    (name) => /Array$|^ArrayBuffer$/.test(name) && name !== 'Array',
  )

  for (const name of buffers) {
    const original = world[name]
    if (!original) continue
    const unit = original.BYTES_PER_ELEMENT ?? 1
    const limited = new Proxy(original, {
      construct(target, [size, ...rest], newTarget) {
        if (typeof size !== 'object' || size === null) charge(Number(size) * unit)
        else if (!(size instanceof ArrayBuffer)) charge(Number((size as { length?: unknown }).length) * unit)
        const options = rest[0] as { maxByteLength?: unknown } | undefined
        if (typeof options === 'object') charge(Number(options?.maxByteLength))
        return Reflect.construct(target, [size, ...rest], newTarget as typeof target)
      },
    })
    Object.defineProperty(original.prototype, 'constructor', { value: limited })
    world[name] = limited
  }
  // Text doubles as fast.
  for (const name of ['repeat', 'padStart', 'padEnd'] as const) {
    const original = String.prototype[name] as (this: string, count: number, fill?: string) => string
    const limited = {
      [name](this: string, count: number, fill?: string) {
        charge(name === 'repeat' ? String(this).length * Number(count) : Number(count))
        return fill === undefined ? original.call(this, count) : original.call(this, count, fill)
      },
    }[name]
    Object.defineProperty(String.prototype, name, { value: limited })
  }
}
