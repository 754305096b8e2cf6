import { makePasswordsCheap } from '../modules/2-people/accounts/passwords.ts'

// Loaded before every server test file. A hash of the real cost takes 20 milliseconds of a processor, and thousands are made.
makePasswordsCheap()
