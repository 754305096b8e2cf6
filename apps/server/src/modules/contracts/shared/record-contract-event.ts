export { insertContractEvent as recordContractEvent } from '../contract.queries.ts'
