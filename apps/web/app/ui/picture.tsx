import { type ReactNode, useCallback, useState } from 'react'

export interface PictureProps {
  src: string
  className?: string
  fallback?: ReactNode
}

/** Decorative, from a user-supplied address: never shows a broken image. */
export function Picture({ src, className, fallback = null }: PictureProps) {
  const [failed, setFailed] = useState<string>()
  // A server-rendered image may fail before React attaches its handler.
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
