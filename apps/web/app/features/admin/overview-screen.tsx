import { PageLinks } from '../../ui/page-links.tsx'
import { adminSections } from './admin-sections.ts'
import { AdminPage } from './shared/admin-page.tsx'

/** What operators can do, and where. */
export default function OverviewScreen() {
  return (
    <AdminPage title="Operating Guildhall" lead="What you do here is written into a log that nobody can change.">
      <PageLinks pages={Object.values(adminSections)} />
    </AdminPage>
  )
}
