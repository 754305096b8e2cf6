import { type ReactNode, useEffect } from 'react'
import { Page, type PageProps } from '../../../ui/page.tsx'
import { SectionNav } from '../../../ui/section-nav.tsx'
import { type AdminSectionName, adminSections } from '../admin-sections.ts'

export interface AdminPageProps extends Omit<PageProps, 'title' | 'eyebrow'> {
  section?: AdminSectionName
  title?: string
  children: ReactNode
}

export function AdminPage({ section, title = section ? adminSections[section].title : '', ...rest }: AdminPageProps) {
  // The server sends these pages as ones that do not exist, so the title comes afterwards.
  useEffect(() => {
    document.title = `${title} · Operators · Guildhall`
  }, [title])
  return (
    <Page title={title} eyebrow="Operators" {...rest}>
      {section ? <SectionNav label="Operators" sections={adminSections} current={section} /> : null}
      {rest.children}
    </Page>
  )
}
