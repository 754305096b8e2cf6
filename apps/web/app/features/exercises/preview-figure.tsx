import type { ReactNode } from 'react'

export const PreviewFigure = ({ children }: { children: ReactNode }) => (
  <figure className="min-w-0 overflow-hidden rounded-md border border-edge">
    <figcaption className="border-b border-line bg-sunken px-3 py-2 text-xs font-medium text-muted">Preview</figcaption>
    {children}
  </figure>
)
