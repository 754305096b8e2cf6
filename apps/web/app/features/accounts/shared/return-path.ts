import { paths } from '../../../paths.ts'

/** Where to sign in so that the person comes back here afterwards. */
export function signInPath({ pathname, search = '', hash = '' }: { pathname: string; search?: string; hash?: string }) {
  return withReturnPath(paths.login, pathname + search + hash)
}

/** `path` with its `?next=`, left out where it would only say the default. */
export function withReturnPath(path: string, next: string) {
  return next === paths.home ? path : `${path}?${new URLSearchParams({ next })}`
}

/**
 * The path in `next` if it leads to a page of this site, else the landing page. An address may come from anywhere:
 * `//elsewhere.example` and its disguises must not lead away.
 */
export function safeReturnPath(next: string | null): string {
  const here = 'https://guildhall.invalid'
  if (!next?.startsWith('/') || !URL.canParse(next, here)) return paths.home
  const { origin, pathname, search, hash } = new URL(next, here)
  if (origin !== here || pathname.startsWith('//')) return paths.home
  if (pathname === paths.login || pathname === paths.signup) return paths.home
  return pathname + search + hash
}
