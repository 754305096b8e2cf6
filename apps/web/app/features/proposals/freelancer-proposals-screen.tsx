export default function FreelancerProposalsScreen() {
  return <main id="main">FreelancerProposalsScreen</main>
}
