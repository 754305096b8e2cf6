import { generatePath, type LoaderFunctionArgs, redirect } from 'react-router'
import { aliases } from '../../aliases.ts'

function redirectToScreen({ pattern, params, url }: Pick<LoaderFunctionArgs, 'pattern' | 'params' | 'url'>) {
  const target = aliases[pattern]
  if (!target) throw new Error(`There is no alias for ${pattern}`)
  return redirect(generatePath(target, params) + url.search, 301)
}

export const loader = (args: LoaderFunctionArgs) => redirectToScreen(args)

export const clientLoader = (args: LoaderFunctionArgs) => redirectToScreen(args)

export default function AliasRedirect() {
  return null
}
