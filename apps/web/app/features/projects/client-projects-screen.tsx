export default function ClientProjectsScreen() {
  return <main id="main">ClientProjectsScreen</main>
}
