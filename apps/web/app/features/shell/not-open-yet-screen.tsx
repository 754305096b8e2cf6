export default function NotOpenYetScreen() {
  return <main>NotOpenYetScreen</main>
}
