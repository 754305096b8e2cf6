import { Page } from '../../ui/page.tsx'

export default function ProjectFormScreen() {
  return <Page title="ProjectFormScreen">To be written</Page>
}
