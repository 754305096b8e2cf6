/** The address of the page a loader works for, without query, and without the suffix of the router's own data requests. */
export function pageAddress({ url }: Request): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname.replace(/\.data$/, '')
}
