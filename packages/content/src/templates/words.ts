/** Names for programs that read like real ones. */
export const people = [
  'Amira',
  'Bruno',
  'Chloe',
  'Dario',
  'Elif',
  'Farah',
  'Goran',
  'Hana',
  'Ivo',
  'Jonas',
  'Kofi',
  'Lena',
] as const
export const cities = [
  'Lisbon',
  'Oslo',
  'Nairobi',
  'Quito',
  'Hanoi',
  'Turin',
  'Cork',
  'Lyon',
  'Perth',
  'Malmo',
] as const
export const goods = ['lamp', 'desk', 'chair', 'mug', 'vase', 'rug', 'shelf', 'clock', 'tray', 'stool'] as const
export const fruits = ['apple', 'pear', 'fig', 'plum', 'mango', 'lime', 'grape', 'melon', 'peach', 'kiwi'] as const
export const tags = ['draft', 'urgent', 'paid', 'open', 'late', 'closed', 'new', 'sent', 'queued', 'failed'] as const
export const tasks = ['load', 'parse', 'save', 'send', 'check', 'merge', 'sort', 'print'] as const
