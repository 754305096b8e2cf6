import { generatePath, type LoaderFunctionArgs, redirect } from 'react-router'
import { aliases } from '../../paths.ts'

function toRealScreen({ pattern, params, url }: Pick<LoaderFunctionArgs, 'pattern' | 'params' | 'url'>) {
  const target = aliases[pattern]
  if (!target) throw new Error(`No alias is written down for ${pattern}`)
  return redirect(generatePath(target, params) + url.search, 301)
}

export const loader = (args: LoaderFunctionArgs) => toRealScreen(args)

/** The same in the browser, so that following an alias needs no request. */
export const clientLoader = (args: LoaderFunctionArgs) => toRealScreen(args)

export default function AliasRedirect() {
  return null
}
