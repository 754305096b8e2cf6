import { Page } from '../../ui/page.tsx'

export default function SignInScreen() {
  return <Page title="SignInScreen">To be written</Page>
}
