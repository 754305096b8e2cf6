import { type ReactNode, useCallback, useState } from 'react'

export interface PictureProps {
  src: string
  className?: string
  /** Stands in for a picture that does not load; nothing by default. */
  fallback?: ReactNode
}

/** A decorative picture from an address somebody typed. One that does not load leaves no broken image behind. */
export function Picture({ src, className, fallback = null }: PictureProps) {
  const [failed, setFailed] = useState<string>()
  // A page rendered on the server may have failed to load it before React listens.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailed(src)
    },
    [src],
  )
  if (src === '' || failed === src) return fallback
  return (
    <img
      ref={look}
      src={src}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
      className={className}
    />
  )
}
