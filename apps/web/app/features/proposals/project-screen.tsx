export default function ProjectScreen() {
  return <main id="main">ProjectScreen</main>
}
