import { randomInt } from 'node:crypto'
import { type ParseArgsConfig, parseArgs } from 'node:util'

type Option = NonNullable<ParseArgsConfig['options']>[string] & {
  /** What it is followed by, in the usage. */
  value?: string
  meaning: string
}

export const usualRows = 100_000
export const usualLargeRows = 10_000_000

const ofParts = {
  only: { type: 'string', value: 'PARTS', meaning: 'measures these parts, such as pages,grid, and writes nothing' },
  peers: { type: 'boolean', default: false, meaning: 'adds Parse Server and a plain Fastify server' },
  rows: { type: 'string', value: 'N', meaning: `this many projects in place of ${usualRows.toLocaleString('en-US')}` },
  postgres: {
    type: 'string',
    value: 'URL',
    meaning: 'a PostgreSQL server, as a role that may create databases, in place of the built-in one',
  },
  rounds: { type: 'string', value: 'N', default: '20', meaning: 'how many rounds; fewer for a trial' },
  seconds: { type: 'string', value: 'N', meaning: 'how long a round takes, or one of the runs below' },
  prepare: { type: 'boolean', default: false, meaning: 'only makes the data, which later runs of the day copy' },
} as const satisfies Record<string, Option>

const onTheirOwn = {
  memory: { type: 'boolean', default: false, meaning: "the server's memory under a mixed load" },
  faults: {
    type: 'boolean',
    default: false,
    meaning: 'breaks the database 50 times, and its neighbors, while people write',
  },
  seed: { type: 'string', value: 'N', meaning: 'with --faults: repeats the order of a run' },
  hostile: { type: 'boolean', default: false, meaning: 'thousands of connections that mean no good' },
  failover: {
    type: 'boolean',
    default: false,
    meaning:
      'three machines under Patroni lose the primary, and all else once; needs Debian and root, installs packages',
  },
  kills: { type: 'string', value: 'N', default: '20', meaning: 'with --failover: how often the primary is lost' },
  fault: {
    type: 'string',
    value: 'NAME',
    default: '',
    meaning: 'with --failover: only faults with this in their name',
  },
  costs: {
    type: 'boolean',
    default: false,
    meaning: 'what each kind of request costs, and what follows for many people',
  },
  sockets: {
    type: 'boolean',
    default: false,
    meaning: 'events between processes, crowds of sockets, several web processes; --only carriers,crowd,cores',
  },
  people: { type: 'string', value: 'N', default: '10000', meaning: 'with --sockets: how many sockets' },
  processes: { type: 'string', value: 'N', meaning: 'with --sockets: to how many web processes it goes' },
  release: {
    type: 'boolean',
    default: false,
    meaning: 'replaces the release before by this one under load; needs HAProxy',
  },
  from: { type: 'string', value: 'COMMIT', meaning: 'with --release: the release before' },
  large: {
    type: 'boolean',
    default: false,
    meaning: 'pages on tables of --rows (ten million); 40 GB and an hour the first time; --prepare stops after that',
  },
  projects: { type: 'string', value: 'N', default: '2000000', meaning: 'with --large: how many projects' },
  without: {
    type: 'string',
    value: 'TABLES',
    default: '',
    meaning: 'with --large: leaves out events,messages,notifications,search; a later run adds them',
  },
} as const satisfies Record<string, Option>

const describe = (options: Record<string, Option>) =>
  Object.entries(options)
    .map(([name, { value, meaning }]) => `  ${`--${name}${value ? ` ${value}` : ''}`.padEnd(18)}${meaning}`)
    .join('\n')

const usage = `npm run bench -- [options]

Measures Guildhall part by part, and writes bench/RESULTS.md after each:

${describe(ofParts)}

On their own, each with a file of results beside it:

${describe(onTheirOwn)}`

/** Ends the process for `--help`, and for what is no option. */
export function readOptions() {
  try {
    const help = { type: 'boolean', default: false } as const
    const { values } = parseArgs({ options: { ...ofParts, ...onTheirOwn, help } })
    if (!values.help) return { ...values, seed: values.seed ?? String(randomInt(2 ** 31)) }
    console.log(usage)
    process.exit(0)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    console.error(`${error.message}\n\n${usage}`)
    process.exit(2)
  }
}
