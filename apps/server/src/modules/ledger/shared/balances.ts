export { findBalance, lockBalance } from '../ledger.queries.ts'
