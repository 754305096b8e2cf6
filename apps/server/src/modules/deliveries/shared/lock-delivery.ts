export { type DeliveryStandingRow, lockDeliveryStanding } from '../delivery-standing.queries.ts'
