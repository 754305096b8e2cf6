/** The server with pages from source and hot reload by Vite. */
import { createServer as createHttpServer } from 'node:http'
import path from 'node:path'
import { runUntilStopped } from '../apps/server/src/platform/process/run-until-stopped.ts'
import type { PageMount } from '../apps/server/src/start.ts'

process.env.NODE_ENV ??= 'development'
const webFolder = path.join(import.meta.dirname, '..', 'apps', 'web')
process.chdir(webFolder) // where React Router looks for its configuration

const mountSources: PageMount = async (app, lifetime) => {
  const { createServer } = await import('vite')
  const { mountPages } = await import('../apps/server/src/pages.ts')
  // Vite ignores upgrades that are not its own, and nobody would end them.
  const reloads = createHttpServer()
  app.upgrades.at('/', (request, socket, head) => {
    if (/^vite-(hmr|ping)$/.test(request.headers['sec-websocket-protocol'] ?? ''))
      reloads.emit('upgrade', request, socket, head)
    else socket.destroy()
  })
  const ours = process.listeners('SIGTERM')
  const vite = await lifetime.step(
    () =>
      createServer({
        root: webFolder,
        appType: 'custom',
        server: { middlewareMode: true, hmr: { server: reloads } },
      }),
    (server) => server.close(),
  )
  // React Router's own Vite server would exit on SIGTERM before we have shut down in order.
  for (const listener of process.listeners('SIGTERM')) if (!ours.includes(listener)) process.off('SIGTERM', listener)

  app.addHook('onRequest', (request, reply, next) => {
    vite.middlewares(request.raw, reply.raw, next)
  })
  type LoadBuild = Parameters<typeof mountPages>[1]
  const loadBuild = () => vite.ssrLoadModule('virtual:react-router/server-build')
  await mountPages(app, loadBuild as LoadBuild)
}

await runUntilStopped(async (lifetime) => {
  const { start } = await import('../apps/server/src/start.ts')
  await start(lifetime, mountSources)
})
