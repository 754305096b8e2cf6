import type { RouteConfigEntry } from '@react-router/dev/routes'
import { aliases } from '../../apps/web/app/aliases.ts'
import routes from '../../apps/web/app/routes.ts'

const isNoScreen = /\.(txt|xml)$|^sitemaps|^\*$/

/** All addresses of the web app, with stars for what varies, as `kindOf` writes them. */
export function addressesOfScreens(): string[] {
  const forwards = Object.keys(aliases)
  const under = (entries: readonly RouteConfigEntry[]): string[] =>
    entries.flatMap(({ index, path, children = [] }) => [
      ...(index ? [''] : path === undefined || forwards.includes(path) || isNoScreen.test(path) ? [] : [path]),
      ...under(children),
    ])
  return under(routes).map((path) => `/${path.replace(/\/:\w+\?/, '').replaceAll(/:\w+/g, '*')}`)
}

/** Screens that axe looks at where a journey leads to them: no link does, or only one that is mailed. */
export const lookedAtElsewhere: readonly string[] = []
