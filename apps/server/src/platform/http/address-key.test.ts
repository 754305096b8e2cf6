import { expect, test } from 'vitest'
import { addressKey } from './address-key.ts'

test.each([
  { address: '203.0.113.7', key: '203.0.113.7' },
  { address: '::ffff:203.0.113.7', key: '203.0.113.7' },
  { address: '2001:db8:1:2:3:4:5:6', key: '2001:db8:1:2::/64' },
  { address: '2001:0DB8:0001:0002::9', key: '2001:db8:1:2::/64' },
  { address: '2001:db8::1', key: '2001:db8:0:0::/64' },
  { address: '::1', key: '0:0:0:0::/64' },
  { address: 'fe80::1%eth0', key: 'fe80:0:0:0::/64' },
])('$address counts as $key', ({ address, key }) => {
  expect(addressKey(address)).toBe(key)
})
