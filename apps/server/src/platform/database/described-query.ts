import pg from 'pg'

type Shape = { fields: readonly unknown[]; _parsers?: unknown; _prebuiltEmptyResultObject?: unknown }
type Connection = pg.Connection & { _send(bytes: Buffer): boolean }

/** What the class of pg has and its types leave out. */
type Internals = new (
  config: pg.QueryConfig | string,
  values?: unknown[],
) => pg.Query & {
  name: string
  values: unknown[] | undefined
  types: unknown
  rows: number | undefined
  binary: boolean | undefined
  _rowMode: unknown
  _result: Shape
  _accumulateRows: boolean
  _canceledDueToError: unknown
  prepare(connection: Connection): void
  hasBeenParsed(connection: Connection): boolean
  handleRowDescription(message: Pick<Shape, 'fields'>): void
  handleCommandComplete(message: unknown, connection: Connection): void
}
const Query = pg.Query as unknown as Internals
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils

/** Execute, without a limit of rows, and Sync. Source: PostgreSQL, "Message Formats". */
const executeAndSync = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0x53, 0, 0, 0, 4])

const shapes = new WeakMap<Connection, Map<string, Shape>>()

/**
 * A prepared statement that has its rows described at its first execution on a connection, and is sent in one write. pg has them
 * described each time, in four writes. PostgreSQL refuses to execute a statement whose rows would have another shape by now.
 */
class DescribedQuery extends Query {
  override prepare(connection: Connection) {
    let bind: Buffer[]
    try {
      bind = this.#bind()
    } catch (error) {
      // Nothing was sent. pg would close the statement and execute it nevertheless the next time.
      this._canceledDueToError = error
      return connection.sync()
    }
    const shape = shapes.get(connection)?.get(this.name)
    if (!shape || this.rows || !this.hasBeenParsed(connection)) return super.prepare(connection)
    this.#expect(shape)
    connection._send(Buffer.concat([...bind, executeAndSync]))
  }

  override handleCommandComplete(message: unknown, connection: Connection) {
    super.handleCommandComplete(message, connection)
    const known = shapes.get(connection) ?? new Map<string, Shape>()
    if (!known.has(this.name)) shapes.set(connection, known.set(this.name, this.#shape()))
  }

  /** Without its rows, and without parsers that are this statement's own. */
  #shape(): Shape {
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    return this.types ? { fields } : { fields, _parsers, _prebuiltEmptyResultObject }
  }

  #expect({ fields, _parsers, _prebuiltEmptyResultObject }: Shape) {
    if (this.types || this._rowMode || !_parsers) return this.handleRowDescription({ fields })
    Object.assign(this._result, { fields, _parsers, _prebuiltEmptyResultObject })
    this._accumulateRows = true
  }

  #bind(): Buffer[] {
    const { name: statement, values, binary } = this
    const sent: Buffer[] = []
    const bind = { statement, values, binary, valueMapper: prepareValue } as unknown as pg.BindConfig
    pg.Connection.prototype.bind.call({ _send: (bytes: Buffer) => sent.push(bytes) }, bind, false)
    return sent
  }
}

/** Of a configuration pg makes a copy with all its properties' descriptors, which takes longer than the rest. A text needs none. */
function describe(config: pg.QueryConfig, values: unknown[] | undefined): DescribedQuery {
  if (config.types || 'rowMode' in config) return new DescribedQuery({ ...config, ...(values && { values }) })
  const described = new DescribedQuery(config.text, values)
  described.name = config.name ?? ''
  return described
}

type QueryMethod = pg.Client['query']
type Callback = (error: Error | undefined, result?: pg.QueryResult) => void

/** The method of a client that sends by `send`, every named statement as a {@link DescribedQuery}. */
export function describedOnce(send: (...sent: unknown[]) => unknown): QueryMethod {
  const method = (config: string | pg.QueryConfig, ...rest: [values?: unknown[] | Callback, callback?: Callback]) => {
    if (typeof config === 'string' || !config.name) return send(config, ...rest)
    const described = describe(config, rest.find(Array.isArray) ?? config.values)
    const callback = rest.find((argument) => typeof argument === 'function')
    return callback ? send(described, callback) : promised((settle) => send(described, settle))
  }
  return method as QueryMethod
}

/** As by pg, the trace of an error leads to who sent the statement. */
async function promised(run: (settle: Callback) => void): Promise<pg.QueryResult | undefined> {
  try {
    return await new Promise((resolve, reject) => {
      run((error, result) => (error ? reject(error) : resolve(result)))
    })
  } catch (error) {
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}
