export { insertContractEvent as noteEvent } from '../contract.queries.ts'
