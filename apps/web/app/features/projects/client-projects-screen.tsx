import { Page } from '../../ui/page.tsx'

export default function ClientProjectsScreen() {
  return <Page title="ClientProjectsScreen">To be written</Page>
}
