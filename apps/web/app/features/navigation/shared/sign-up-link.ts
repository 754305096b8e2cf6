import { paths } from '../../../paths.ts'

export const signUpLink = (next: string) => ({
  href: `${paths.signup}?${new URLSearchParams({ next })}`,
  'data-signed-in-href': next,
})
