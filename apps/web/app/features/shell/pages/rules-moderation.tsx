import { harms, moderationRules, suspensionRules } from '@guildhall/contract'
import type { MetaFunction } from 'react-router'
import { paths } from '../../../paths.ts'
import { AnchorButton } from '../../../ui/link-button.tsx'
import { ContentPage, pageMeta } from './content-page.tsx'

const lead = 'What can be reported, who decides, what follows, and how to appeal.'

export const meta: MetaFunction = pageMeta('The rules of moderation', lead)

const { reporting, weighing, flags, flagging, outcomes, contracts, appeals } = moderationRules

export default function ModerationRulesPage() {
  return (
    <ContentPage
      eyebrow="Published rules"
      title="The rules of moderation"
      lead={lead}
      next={
        <>
          <AnchorButton href={paths.terms}>Terms of service</AnchorButton>
          <AnchorButton href={paths.help}>Help Center</AnchorButton>
        </>
      }
    >
      <h2 id="harm">What is not allowed</h2>
      <ul>
        {Object.entries(harms).map(([kind, { label, rule }]) => (
          <li key={kind}>
            <strong>{label}.</strong> {rule}
          </li>
        ))}
      </ul>

      <h2 id="reporting">Reporting</h2>
      <Rules rules={reporting} />

      <h2 id="deciding">How cases are read</h2>
      <Rules rules={weighing} />

      <h2 id="outcomes">What operators can decide</h2>
      <Rules rules={Object.values(outcomes)} />

      <h2 id="contracts">Contracts and money</h2>
      <Rules rules={contracts} />
      <p>While an account is suspended:</p>
      <Rules rules={suspensionRules} />

      <h2 id="appeals">Appeals</h2>
      <Rules rules={appeals} />

      <h2 id="flags">What is flagged without a report</h2>
      <p>A person is put into the operators’ queue when one of these rules applies:</p>
      <Rules rules={Object.values(flags)} />
      <Rules rules={flagging} />
    </ContentPage>
  )
}

function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <ul>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  )
}
