export default function SignUpScreen() {
  return <main id="main">SignUpScreen</main>
}
