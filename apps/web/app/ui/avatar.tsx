import { cx } from './cx.ts'
import { Picture } from './picture.tsx'

export interface AvatarProps {
  name: string
  /** Address of a picture; without one, or where it does not load, the initial stands in. */
  src?: string | null
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

const sizes = {
  sm: 'size-8 text-sm',
  md: 'size-10 text-base',
  lg: 'size-14 text-xl',
  xl: 'size-24 text-3xl',
}

/** A person's picture or initial ('U' when there is no name). Decoration: write the name beside it. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  // By code point, so that a letter outside the basic plane is not cut in half.
  const initial = [...name.trim()][0]?.toUpperCase() ?? 'U'
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-rose-wash font-display font-semibold text-rose select-none',
        sizes[size],
      )}
    >
      <Picture src={src ?? ''} fallback={initial} className="size-full object-cover" />
    </span>
  )
}
