export default function LandingPage() {
  return <main>Guildhall</main>
}
