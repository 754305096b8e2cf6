export default function WrittenPage() {
  return <main>WrittenPage</main>
}
