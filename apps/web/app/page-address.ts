/** Without query, and without the suffix of the router's data requests. */
export function pageAddress({ url }: Request): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname.replace(/\.data$/, '')
}

/** Without what the router adds to its data requests. */
export function pageQuery({ url }: Request): URLSearchParams {
  const { searchParams } = new URL(url)
  searchParams.delete('_routes')
  return searchParams
}
