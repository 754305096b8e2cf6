export default function ProjectFormScreen() {
  return <main id="main">ProjectFormScreen</main>
}
