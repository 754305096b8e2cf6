import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // A file for each loader is one more request for each screen.
  splitRouteModules: false,
  // The whole route table is small and its manifest a cached file: no further request while moving about.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
