import type { ClientLoaderFunctionArgs, MetaFunction } from 'react-router'
import { ContractsFrame, ContractsPage, prefetchContracts } from './contracts-page.tsx'

export const meta: MetaFunction = () => [{ title: 'Active Jobs · Guildhall' }]

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  prefetchContracts('freelancer', request.url)
  return null
}

export function HydrateFallback() {
  return <ContractsFrame side="freelancer" />
}

export default function FreelancerContractsScreen() {
  return <ContractsPage side="freelancer" />
}
