import { expect, test } from 'vitest'
import { readsAsHouse } from './house-name.rules.ts'

test.each([
  'Guildhall Support', 'guildhall admin', 'GUILDHALL TEAM', 'Support (Guildhall)', 'Guildhall’s Staff', 'The Guildhall Moderators',
  'Guildhall Official', 'GuildhallSupport', 'guildhall_help', 'guildhall-security', 'Guildhall Billing Dept.', 'SupportTeamGuildhall',
  'Ｇｕｉｌｄｈａｌｌ Ｓｕｐｐｏｒｔ', 'Guíldhàll Sùpport', 'Guildhall\u00a0Support', 'Guildhall\u3000Support', 'Guildhall\u2009Operator',
  'Guild\u200bhall Sup\u00adport', 'G u i l d h a l l  S u p p o r t', 'G.u.i.l.d.h.a.l.l Payments', 'GuiIdhall Support', 'Guildha11 Support',
  'Gui1dhall Supp0rt', 'Guildhаll Suрроrt', 'GUILDHALL АDMIN', 'Guildhall Support 24/7', 'Guildhall Support2', '✅ Guildhall Official ✅',
  'Αdministrator of Guildhall', '𝐆𝐮𝐢𝐥𝐝𝐡𝐚𝐥𝐥 𝐒𝐭𝐚𝐟𝐟', 'Guild hall Support',
  'Guildhall Support!', '! Support @ Guildhall $', 'Guildha11 Support!', 'Gui|dhall Payouts 1', 'Guildhall Escrow', 'Guildhall Moderation',
])('%j reads as the house itself', (name) => {
  expect(readsAsHouse(name)).toBe(true)
}) // biome-ignore format: a table

test.each([
  'Guildhall', 'Guildhall Tester', 'Anna Guildhall', 'Guildhall Steamworks', 'Support Team', 'Admin', 'Ada', 'Guildford Support', 'Guildhall Helpern',
  'Guildhall Teamwork', 'Guildhallstadt', '王小明', '', '  ', 'Adminton Guildhall', 'Tim Staffan', 'Bill Ingham, Guildhall',
])('%j is a name like any other', (name) => {
  expect(readsAsHouse(name)).toBe(false)
}) // biome-ignore format: a table

test('takes no longer for a long name', () => {
  expect(readsAsHouse(`${'guildhal'.repeat(25)}`)).toBe(false)
})
