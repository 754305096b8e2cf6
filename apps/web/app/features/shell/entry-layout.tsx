import { Outlet } from 'react-router'

export default function EntryLayout() {
  return <Outlet />
}
