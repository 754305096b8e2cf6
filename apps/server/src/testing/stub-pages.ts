import type { PageContext } from '@guildhall/contract'
import { RouterContextProvider, type ServerBuild } from 'react-router'

/** A minimal page build: every path shows what `look` returns. */
export function stubPages(look: (page: PageContext, request: Request) => unknown) {
  let page: PageContext | undefined
  const route = { id: 'page', path: '*' }
  const build: ServerBuild = {
    entry: {
      module: {
        default: (_request, status, headers, { staticHandlerContext }) => {
          headers.set('content-type', 'text/html; charset=utf-8')
          return new Response(JSON.stringify(staticHandlerContext.loaderData.page), { status, headers })
        },
      },
    },
    routes: {
      page: {
        ...route,
        module: { default: () => null, loader: ({ request }) => (page ? look(page, request) : null) },
      },
    },
    assets: {
      entry: { imports: [], module: '' },
      url: '',
      version: '',
      routes: {},
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {} as ServerBuild['future'],
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  }
  const loadContextFor = (given: PageContext) => {
    page = given
    return new RouterContextProvider()
  }
  return { ...build, entry: { module: { ...build.entry.module, loadContextFor } } }
}
