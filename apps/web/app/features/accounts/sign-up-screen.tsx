import { Page } from '../../ui/page.tsx'

export default function SignUpScreen() {
  return <Page title="SignUpScreen">To be written</Page>
}
