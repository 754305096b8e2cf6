import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // A file per loader would be one more request per screen.
  splitRouteModules: false,
  // The whole route table is small and cached: no requests while navigating.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
