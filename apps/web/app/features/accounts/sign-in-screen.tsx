export default function SignInScreen() {
  return <main id="main">SignInScreen</main>
}
