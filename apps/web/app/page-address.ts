/** The page's address without query and without the suffix of the router's data requests. */
export function pageAddress({ url }: Request): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname.replace(/\.data$/, '')
}
