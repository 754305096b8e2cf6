/**
 * The import directions of docs/architecture.md. Zones are patterns over folders, so a part added tomorrow is guarded
 * the day it is born.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'A circle has no top and no bottom: nobody can read it in order.',
      severity: 'error',
      from: { pathNot: '\\.react-router/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules know nothing of HTTP, SQL, files or the clock.',
      severity: 'error',
      from: { path: '\\.rules\\.ts$' },
      to: {
        pathNot: ['\\.rules\\.ts$', '^packages/contract/', 'platform/errors\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'modules-meet-in-shared',
      comment:
        "A module uses of another what lies in the other's folder `shared`; its queries and tables may name another's tables.",
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+/[^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^apps/server/src/modules/',
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/[^/]+/shared/', '\\.tables\\.ts$'],
      },
    },
    {
      name: 'tables-are-for-queries',
      comment: 'Only tables and queries name tables; type imports are free.',
      severity: 'error',
      from: {
        path: '^apps/server/src/modules/',
        pathNot: ['\\.(tables|queries)\\.ts$', '\\.test\\.ts$'],
      },
      to: { path: '\\.tables\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes-call-use-cases',
      comment: 'A route reads HTTP and calls one use case; the use case asks the database.',
      severity: 'error',
      from: { path: '\\.routes\\.ts$', pathNot: 'health\\.routes\\.ts$' },
      to: { path: '\\.queries\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'use-cases-present',
      comment: 'A route sends what its use case returns, which is already in the shape of the wire.',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '\\.presenter\\.ts$' },
    },
    {
      name: 'effects-are-declared',
      comment: 'A use case records what happened; what follows from it stands in a table (docs/events.md).',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: [
          '^apps/server/src/record-events\\.ts$',
          'modules/[^/]+/(notifications|mail)/',
          '\\.test\\.ts$',
          '^apps/server/src/testing/',
        ],
      },
      to: {
        path: ['/(notify|queue-mail|publish-changed|add-lines|republish-message)\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-meet-in-shared',
      comment: "A feature uses of another what lies in the other's folder `shared`.",
      severity: 'error',
      from: { path: '^apps/web/app/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^apps/web/app/features/',
        pathNot: ['^apps/web/app/features/$1/', '^apps/web/app/features/[^/]+/shared/'],
      },
    },
    {
      name: 'routes-are-the-outside',
      comment: 'Only the application knows the routes.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: ['^apps/server/src/(worker-)?app\\.ts$', '\\.test\\.ts$'] },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'connections-are-heard',
      comment:
        'A connection whose errors nobody hears ends the process, so connections.ts opens all of them. Types are free, and described-query.ts opens none.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: [
          'platform/database/(connections|described-query)\\.ts$',
          '\\.test\\.ts$',
          '^apps/server/src/testing/',
        ],
      },
      to: { path: '(^|/)node_modules/pg(-pool)?/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'telemetry-is-loaded-on-demand',
      comment:
        'The libraries of OpenTelemetry are loaded where a collector is named: by the import() of open-telemetry.ts in start.ts.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: [
          'telemetry/(open-telemetry|otel-spans|export-queue|log-record|metric-data)\\.ts$',
          '\\.test\\.ts$',
          '^apps/server/src/testing/',
        ],
      },
      to: {
        path: [
          '(^|/)node_modules/@opentelemetry/',
          'telemetry/(open-telemetry|otel-spans|export-queue|log-record|metric-data)\\.ts$',
        ],
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'valkey-is-loaded-on-demand',
      comment:
        'Its client is loaded where GUILDHALL_VALKEY_URL is set: by the import() in start.ts and check-valkey.ts.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: [
          'live/(carry-by-valkey|try-stream|valkey-connection)\\.ts$',
          '\\.test\\.ts$',
          '^apps/server/src/testing/',
        ],
      },
      to: {
        path: [
          '(^|/)node_modules/@(redis|socket\\.io/redis-streams-adapter)/?',
          'live/(carry-by-valkey|try-stream|valkey-connection)\\.ts$',
        ],
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'platform-knows-no-business',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/(modules|demo)/' },
    },
    {
      name: 'ui-knows-no-business',
      comment: 'Components of ui/ know nothing of features, the wire or the session.',
      severity: 'error',
      from: { path: '^apps/web/app/ui/' },
      to: { path: ['^apps/web/app/features/', '^packages/contract/', '^apps/web/app/http\\.ts$'] },
    },
    {
      name: 'apps-meet-on-the-wire',
      comment: 'Server and web share packages/contract and nothing else.',
      severity: 'error',
      from: { path: '^apps/(server|web)/' },
      to: { path: '^apps/(server|web)/', pathNot: ['^apps/$1/', '/build/'] },
    },
    {
      name: 'packages-stand-alone',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'tests-stay-out',
      comment: 'What runs never imports what tests it.',
      severity: 'error',
      from: {
        pathNot: [
          '\\.test\\.tsx?$',
          '^apps/server/src/testing/',
          '^apps/web/testing/',
          '^e2e/',
          '^bench/',
          '^install-tests/',
          '^scripts/',
          'config\\.ts$',
        ],
      },
      to: { path: ['\\.test\\.tsx?$', '^apps/server/src/testing/', '^apps/web/testing/'] },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/build/'] },
    exclude: { path: ['/build/', '\\.react-router/', '\\.cache/'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    // TypeScript 7 has no parser for other programs yet.
    parser: 'swc',
    detectJSDocImports: false,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
