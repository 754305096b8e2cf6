/** Beside a number that says the same. */
export function ShareBar({ share, tone = 'tide' }: { share: number; tone?: 'tide' | 'neutral' }) {
  return (
    <span aria-hidden="true" className="block h-2 w-full overflow-hidden rounded-full bg-line">
      <span
        className={tone === 'tide' ? 'block h-full bg-tide-solid' : 'block h-full bg-edge'}
        style={{ width: `${share * 100}%` }}
      />
    </span>
  )
}

/** From -1 to 1, with 0 in the middle. */
export function SignedBar({ value }: { value: number }) {
  const width = `${Math.abs(value) * 50}%`
  const side = value < 0 ? { right: '50%', width } : { left: '50%', width }
  return (
    <span aria-hidden="true" className="relative block h-2 w-full overflow-hidden rounded-full bg-line">
      <span
        className={value < 0 ? 'absolute inset-y-0 bg-danger-solid' : 'absolute inset-y-0 bg-tide-solid'}
        style={side}
      />
      <span className="absolute inset-y-0 left-1/2 w-px bg-edge" />
    </span>
  )
}
