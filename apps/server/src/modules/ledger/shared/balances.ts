export { findBalance } from '../ledger.queries.ts'
