// The package's public face: everything that crosses the wire, and the constants both sides must agree on.
export * from './accounts.ts'
export * from './deadline.ts'
export * from './deliveries.ts'
export * from './failure.ts'
export * from './files.ts'
export * from './projects.ts'
export * from './proposals.ts'
export * from './text.ts'
