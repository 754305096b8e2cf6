import { data } from 'react-router'

export const loader = () => data(null, { status: 404 })

export default function NotFoundScreen() {
  return <main>Nothing is here</main>
}
