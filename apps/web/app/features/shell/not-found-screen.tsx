import { data, type MetaFunction } from 'react-router'
import { NotFound } from '../navigation/shared/not-found.tsx'

export const loader = () => data(null, { status: 404 })

export const meta: MetaFunction = () => [
  { title: 'Page not found · Guildhall' },
  { name: 'robots', content: 'noindex' },
]

export default function NotFoundScreen() {
  return (
    <div className="frame py-8">
      <NotFound />
    </div>
  )
}
