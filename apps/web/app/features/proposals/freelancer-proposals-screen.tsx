import { Page } from '../../ui/page.tsx'

export default function FreelancerProposalsScreen() {
  return <Page title="FreelancerProposalsScreen">To be written</Page>
}
