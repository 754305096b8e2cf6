import type { FastifyInstance } from 'fastify'
import { buildBareApp } from './bare-app.ts'
import type { Deps } from './deps.ts'
import { metricsRoutes } from './metrics/metrics.routes.ts'
import { installCacheControl } from './platform/http/cache-control.ts'
import { watchBodies } from './platform/http/drain-request.ts'
import { healthRoutes } from './platform/http/health.routes.ts'
import { requireMonitorToken } from './platform/http/monitor-token.ts'
import { installSecurityHeaders } from './platform/http/security-headers.ts'

/** What a process answers that only runs jobs: whether it lives, and what it measures. It knows no sessions. */
export async function buildWorkerApp({
  config,
  database,
  live,
  limits,
  metrics,
  telemetry,
}: Pick<Deps, 'config' | 'database' | 'live' | 'limits' | 'metrics' | 'telemetry'>): Promise<FastifyInstance> {
  const bare = buildBareApp({ config, metrics, telemetry, ...(limits ? { limits } : {}) })
  const { app } = bare
  installSecurityHeaders(app, config.publicUrl)
  installCacheControl(app)
  watchBodies(app, bare.limits)
  requireMonitorToken(app, config.metricsToken)
  app.addHook('onListen', async () => {
    live.attachSender({
      pool: database.pool,
      onTrouble: (error) => app.log.error({ err: error }, 'live events failed'),
    })
  })
  app.addHook('preClose', () => live.close())
  await app.register(healthRoutes, { database, live })
  await app.register(metricsRoutes, { metrics })
  return app
}
