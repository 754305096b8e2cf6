import { paths } from '../../../paths.ts'

export function signInPath({ pathname, search = '', hash = '' }: { pathname: string; search?: string; hash?: string }) {
  return withReturnPath(paths.login, pathname + search + hash)
}

export function withReturnPath(path: string, next: string) {
  return next === paths.home ? path : `${path}?${new URLSearchParams({ next })}`
}

/** `next` if it is a path on this site, else the landing page: `//elsewhere.example` and its variants lead away. */
export function safeReturnPath(next: string | null): string {
  const here = 'https://guildhall.invalid'
  if (!next?.startsWith('/') || !URL.canParse(next, here)) return paths.home
  const { origin, pathname, search, hash } = new URL(next, here)
  if (origin !== here || pathname.startsWith('//')) return paths.home
  if (pathname === paths.login || pathname === paths.signup) return paths.home
  return pathname + search + hash
}
