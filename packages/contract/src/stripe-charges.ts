/** Of one charge by Stripe. Test cards have no limits. */
export const stripeChargeCents = { least: 50, most: 99_999_999 } as const
export const isStripeAmount = (cents: number) => cents >= stripeChargeCents.least && cents <= stripeChargeCents.most
