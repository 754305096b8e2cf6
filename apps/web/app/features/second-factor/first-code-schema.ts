export { authenticatorCodeBody as firstCodeSchema } from '@guildhall/contract'
