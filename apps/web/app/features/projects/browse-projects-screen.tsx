export default function BrowseProjectsScreen() {
  return <main id="main">BrowseProjectsScreen</main>
}
