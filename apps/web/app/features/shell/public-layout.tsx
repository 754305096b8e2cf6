import { Outlet } from 'react-router'

/** Public pages are complete as HTML. */
export const handle = { noJs: true }

export default function PublicLayout() {
  return <Outlet />
}
