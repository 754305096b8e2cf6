import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The whole route table is small and its manifest a cached file: no further request while moving about.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
