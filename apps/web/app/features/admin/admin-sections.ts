import { type LucideIcon, Scale, ScrollText } from 'lucide-react'
import { paths } from '../../paths.ts'

export type AdminSection = { to: string; title: string; summary: string; Icon: LucideIcon }

/** The pages below `/admin`, in the order of the menu. */
export const adminSections = {
  disputes: {
    to: paths.adminDisputes,
    title: 'Disputes',
    summary: 'What the two sides of a contract could not agree on.',
    Icon: Scale,
  },
  log: {
    to: paths.adminLog,
    title: 'Log',
    summary: 'Everything operators did. Nothing in it can be changed.',
    Icon: ScrollText,
  },
} as const satisfies Record<string, AdminSection>

export type AdminSectionName = keyof typeof adminSections
