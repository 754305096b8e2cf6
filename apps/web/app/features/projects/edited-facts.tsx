import { type EditedFactsView, formatUsd } from '@guildhall/contract'
import { formatDeadline } from '../../dates.ts'
import { SkillChips } from '../../ui/skill-chips.tsx'

type Field = Exclude<keyof EditedFactsView, 'descriptionTruncated'>

const labels: Record<Field, string> = {
  title: 'Title',
  description: 'Description',
  price: 'Budget',
  category: 'Category',
  image: 'Picture',
  requiredSkills: 'Required skills',
  deadline: 'Deadline',
  minimumLevel: 'Minimum level',
  attachments: 'Files',
}

export function fieldsOf(facts: EditedFactsView): { field: Field; label: string }[] {
  return (Object.keys(labels) as Field[])
    .filter((field) => facts[field] !== undefined)
    .map((field) => ({ field, label: labels[field] }))
}

export function FactValue({ facts, field }: { facts: EditedFactsView; field: Exclude<Field, 'description'> }) {
  const { price, requiredSkills = [], deadline, attachments = [] } = facts
  if (field === 'requiredSkills') return <SkillChips label="Required skills" skills={requiredSkills} />
  if (field === 'price') return price === undefined ? null : formatUsd(price)
  if (field === 'deadline') return deadline === undefined ? null : formatDeadline(deadline)
  if (field === 'attachments') return <span className="break-words">{attachments.join(', ') || 'None'}</span>
  return <span className="break-words">{facts[field] || 'None'}</span>
}
