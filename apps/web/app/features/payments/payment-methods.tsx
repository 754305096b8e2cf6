import { sandboxCardNames, sandboxCards } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/page.tsx'
import { paymentProviderQuery } from './shared/provider.ts'
import { stripeTestCardText } from './shared/test-mode.tsx'

export function PaymentMethods({ isTest }: { isTest: boolean }) {
  const provider = useQuery({ ...paymentProviderQuery(), enabled: isTest }).data?.provider
  return (
    <Section title="How you pay">
      <Card className="flex flex-col gap-3 text-sm">
        <p className="max-w-prose">
          You choose a card each time, on the page of the contract: Guildhall does not store it.
        </p>
        {isTest && provider === 'stripe' ? <p className="max-w-prose text-muted">{stripeTestCardText}</p> : null}
        {isTest && provider === 'sandbox' ? (
          <>
            <h3 className="font-sans text-sm font-medium tracking-normal">Test cards</h3>
            <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
              {sandboxCardNames.map((name) => (
                <li key={name} className="flex items-baseline gap-2">
                  <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-edge" />
                  {sandboxCards[name]}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Card>
    </Section>
  )
}
