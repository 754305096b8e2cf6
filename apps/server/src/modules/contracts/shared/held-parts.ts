export { listHeldParts } from '../held-until.queries.ts'
