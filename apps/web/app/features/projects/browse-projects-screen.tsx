import { Page } from '../../ui/page.tsx'

export default function BrowseProjectsScreen() {
  return <Page title="BrowseProjectsScreen">To be written</Page>
}
