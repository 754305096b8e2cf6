import { cx } from './cx.ts'
import { Picture } from './picture.tsx'

export interface AvatarProps {
  name: string
  src?: string | null | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

const sizes = {
  sm: '',
  md: 'size-10 text-base',
  lg: 'size-14 text-xl',
  xl: 'size-24 text-3xl',
}

/** A picture or initial ('U' without a name). Decorative: write the name beside it. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  // By code point, so that surrogate pairs stay whole.
  const initial = [...name.trim()][0]?.toUpperCase() ?? 'U'
  return (
    <span aria-hidden="true" className={cx('avatar', sizes[size])}>
      <Picture src={src ?? ''} fallback={initial} className="size-full object-cover" />
    </span>
  )
}
