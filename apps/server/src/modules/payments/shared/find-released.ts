export { findReleasedCents } from '../earnings.queries.ts'
