import { stripTypes } from '../../../../../../packages/contract/src/strip-types.ts'
import { serveTest } from './serve-test.ts'

serveTest(stripTypes)
