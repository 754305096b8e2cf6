import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { offPlatformHint } from './off-platform.ts'
import { textLimits } from './text.constants.ts'

describe('offPlatformHint', () => {
  test.each([
    'Write me at maren.v+work@example.co.uk please',
    'my mail is maren at gmail dot com',
    'Call me: +49 170 1234567',
    'call (555) 123-4567',
    'My number is 0170 / 123 45 67',
    'Let us continue on WhatsApp',
    'Message me on ＴＥＬＥＧＲＡＭ',
    'https://wa.me/49170123',
    'add me: t.me/maren',
    'Do you have Skype? Then call me there.',
  ])('reads contact: %s', (text) => {
    expect(offPlatformHint(text)).toBe('contact')
  })

  test.each([
    'I can pay you by PayPal',
    'Send it to my PayPal, or write to me@example.com',
    'DE89 3704 0044 0532 0130 00 is the account',
    'gb29nwbk60161331926819',
    'We could do this outside of Guildhall',
    'Let us skip the platform fee',
    'Pay me directly and we both save.',
    'https://paypal.me/maren',
    'I would send you the money by bank transfer, directly',
  ])('reads payment: %s', (text) => {
    expect(offPlatformHint(text)).toBe('payment')
  })

  test.each([
    '',
    'The checkout needs a PayPal button and a WhatsApp share link.',
    'A Telegram bot that posts new listings, please.',
    'The deadline is 01.02.2026 10:00, the budget 1,200.00 dollars.',
    'Order 2026-11-22 1000 of 20 000 000 rows',
    'Version 1.22.333.4444, see issue 1234567890',
    'Use the color #DE89370400 and the hash de89370400440532013001ab',
    'The follow-up signal is weak; the discord between both texts is intended.',
  ])('reads nothing: %s', (text) => {
    expect(offPlatformHint(text)).toBeNull()
  })

  test('never throws, and finds a payment wherever it stands', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
        expect(offPlatformHint(`${before}\nDE89 3704 0044 0532 0130 00\n${after}`)).toBe('payment')
      }),
    )
  })

  test.each(['a', '1', '1 ', '@', 'a@', 'a.', 'a@a.', '+1', 'de11', 'de 1', 'pay ', 'paypal ', '(1', '٣', 'ﷺ'])(
    'a longest text of %j takes no time that a person would notice',
    (piece) => {
      const text = piece.repeat(Math.ceil(textLimits.message / piece.length))
      // The fastest of many, so that a stall of the machine fails no test.
      const times = Array.from({ length: 8 }, () => {
        const started = performance.now()
        offPlatformHint(text)
        return performance.now() - started
      })

      expect(Math.min(...times)).toBeLessThan(2_000)
    },
  )
})
