import { paths } from '../../../paths.ts'

/** A public page's link to `next` by way of signing up; for whoever is signed in `site.js` leads there at once. */
export const signUpThen = (next: string) => ({
  href: `${paths.signup}?${new URLSearchParams({ next })}`,
  'data-signed-in-href': next,
})
