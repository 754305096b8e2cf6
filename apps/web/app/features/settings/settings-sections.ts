import { Bell, Database, Flag, type LucideIcon, Palette, ShieldCheck, User } from 'lucide-react'
import { paths } from '../../paths.ts'

export type SettingsSection = {
  to: string
  title: string
  summary: string
  Icon: LucideIcon
}

export const settingsSections = {
  profile: {
    to: paths.settingsProfile,
    title: 'Profile',
    summary: 'The name others see, and what your public profile says.',
    Icon: User,
  },
  appearance: {
    to: paths.settingsAppearance,
    title: 'Appearance',
    summary: 'Light or dark, in this browser.',
    Icon: Palette,
  },
  notifications: {
    to: paths.settingsNotifications,
    title: 'Notifications',
    summary: 'What we mail you, when, and read receipts.',
    Icon: Bell,
  },
  security: {
    to: paths.settingsSecurity,
    title: 'Security',
    summary: 'Your email address, password, two-factor sign-in, passkeys and devices.',
    Icon: ShieldCheck,
  },
  data: {
    to: paths.settingsData,
    title: 'Your data',
    summary: 'A copy of what Guildhall keeps about you, and how to delete your account.',
    Icon: Database,
  },
  reports: {
    to: paths.settingsReports,
    title: 'Reports',
    summary: 'What you reported, what operators decided about you, and your appeals.',
    Icon: Flag,
  },
} as const satisfies Record<string, SettingsSection>

export type SettingsSectionName = keyof typeof settingsSections
