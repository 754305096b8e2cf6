import { customType } from 'drizzle-orm/pg-core'

/** PostgreSQL's type for bytes, read and written as a Buffer. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
