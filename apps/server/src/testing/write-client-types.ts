/** Writes the types of a client of the API from openapi.json, for the tests of that client. `npm run check` runs it first. */
import { readFile, writeFile } from 'node:fs/promises'
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'

const description = await readFile(new URL('../../openapi.json', import.meta.url), 'utf8')
const types = await openapiTypescript(JSON.parse(description) as OpenAPI3, { silent: true, defaultNonNullable: false })
await writeFile(new URL('api-client.types.ts', import.meta.url), astToString(types))
