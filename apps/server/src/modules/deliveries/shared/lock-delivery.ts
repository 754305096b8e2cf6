export { lockDeliveryStanding } from '../delivery-standing.queries.ts'
