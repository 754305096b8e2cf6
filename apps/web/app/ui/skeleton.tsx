import { cx } from './cx.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Give it the size of the content, to avoid layout shift. */
export function Skeleton({ className }: { className?: string }) {
  return <span data-loading="" aria-hidden="true" className={cx('skeleton', className)} />
}

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="flex flex-col gap-2.5 py-1">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={cx('h-3.5', line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  )
}

export function SkeletonCards({ label, count = 3, className }: { label: string; count?: number; className?: string }) {
  return (
    <div role="status" className={cx('grid gap-6', className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-6">
          <Skeleton className="h-6 w-2/3" />
          <SkeletonText />
          <Skeleton className="h-10 w-32" />
        </div>
      ))}
    </div>
  )
}

export function SkeletonForm({ fields = 3 }: { fields?: number }) {
  return (
    <div role="status" className="flex flex-col gap-5">
      <VisuallyHidden>Loading the form...</VisuallyHidden>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field} className="flex flex-col gap-2.5">
          <Skeleton className="h-3.5 w-24" />
          <div className={cx('rounded-md border border-line bg-surface', field === 0 ? 'h-24' : 'h-10')} />
        </div>
      ))}
      <Skeleton className="h-10 w-32" />
    </div>
  )
}
