import { Page } from '../../ui/page.tsx'

export default function ProjectScreen() {
  return <Page title="ProjectScreen">To be written</Page>
}
