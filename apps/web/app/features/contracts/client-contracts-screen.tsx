import type { ClientLoaderFunctionArgs, MetaFunction } from 'react-router'
import { ContractsFrame, ContractsPage, prefetchContracts } from './contracts-page.tsx'

export const meta: MetaFunction = () => [{ title: 'Contracts · Guildhall' }]

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  prefetchContracts('client', request.url)
  return null
}

export function HydrateFallback() {
  return <ContractsFrame side="client" />
}

export default function ClientContractsScreen() {
  return <ContractsPage side="client" />
}
