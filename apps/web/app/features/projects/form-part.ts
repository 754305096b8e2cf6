import type { ComponentProps, ReactNode } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'

export const loadParts = () => import('./project-form-parts.ts')

type Parts = Awaited<ReturnType<typeof loadParts>>['parts']
type Part<Name extends keyof Parts> = (props: ComponentProps<Parts[Name]>) => ReactNode

/** A part of the form of a project that its first view can wait for. */
export const formPart = <Name extends keyof Parts>(name: Name, missing?: Part<Name>) =>
  lazyPart(async () => ({ default: (await loadParts()).parts[name] as Part<Name> }), missing)
