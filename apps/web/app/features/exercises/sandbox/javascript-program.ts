import { serveTest } from './serve-test.ts'

serveTest((code) => code)
