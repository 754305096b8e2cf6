import { paths } from '../../../paths.ts'

/** Props of a link on a public page: to `next` after signing up, or directly if signed in (`site.js` sees to that). */
export const signUpLink = (next: string) => ({
  href: `${paths.signup}?${new URLSearchParams({ next })}`,
  'data-signed-in-href': next,
})
