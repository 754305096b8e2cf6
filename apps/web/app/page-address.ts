/** The address of `path` on the site that was asked. From `paths`, as routes match other spellings of a path too. */
export const pageAddress = (path: string, { url }: Request): string => new URL(path, url).href

/** Whether the router asks for the data of a screen alone, as it does when one follows another in the browser. */
export const isDataRequest = ({ url }: Request): boolean => new URL(url).pathname.endsWith('.data')

/** Without what the router adds to its data requests. */
export function pageQuery({ url }: Request): URLSearchParams {
  const { searchParams } = new URL(url)
  searchParams.delete('_routes')
  return searchParams
}
