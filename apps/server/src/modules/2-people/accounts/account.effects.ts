import type { Effects, EffectsPart } from '../../../effects.ts'
import { mailTo, securityNews, securityNotice } from './shared/security-effects.ts'

export const accountEffects: EffectsPart = {
  // Without `userId`, whose name would greet: anyone can type a stranger's address, and a name full of advertising.
  'account.confirmation_asked': ({ context: { email: to, token } }) => ({
    mails: [{ kind: 'account.confirm_email', to, data: { token } }],
  }),
  'account.reset_asked': ({ about: { personId }, context: { email, token } }) => ({
    mails: [mailTo({ personId, email }, 'account.reset_password', { token })],
  }),
  'account.email_change_asked': ({ about: { personId }, context: { email, token, ownerId, wayBack } }) => {
    const first: NonNullable<Effects['mails']>[number] = ownerId
      ? { kind: 'account.email_in_use', userId: ownerId, to: email, data: {} }
      : { kind: 'account.confirm_new_email', to: email, data: { token } }
    if (!wayBack) return { mails: [first] }
    const data = { newEmail: email, token: wayBack.token }
    const { notices, mails = [] } = securityNews(
      { personId, email: wayBack.email },
      'account.email_change_requested',
      data,
    )
    return { ...(notices && { notices }), mails: [first, ...mails] }
  },
  'identity.link_asked': ({ kind, about: { personId }, context: { email, ...data } }) => ({
    mails: [mailTo({ personId, email }, kind, data)],
  }),
  'identity.added': ({ kind, about: { personId }, context: { email, ...data } }) =>
    securityNews({ personId, email }, kind, data),
  'identity.removed': ({ kind, about: { personId }, context: { email, ...data } }) =>
    securityNews({ personId, email }, kind, data),
  'account.email_changed': ({ about: { personId }, context: { email } }) => ({
    notices: [securityNotice(personId, `Your email address was changed to ${email}.`)],
  }),
  'account.email_restored': ({ about: { personId }, context: { email, token, removed } }) => {
    const to = { personId, email }
    const isAnyRemoved = removed.passkeys.length > 0 || removed.identities.length > 0 || removed.twoFactorOff
    return {
      notices: [securityNotice(personId, `The change of your email address was undone. It is ${email}.`)],
      mails: [
        ...(isAnyRemoved ? [mailTo(to, 'account.sign_ins_removed', removed)] : []),
        mailTo(to, 'account.reset_password', { token }),
      ],
    }
  },
  'account.password_changed': ({ about: { personId }, context: { email, removed } }) =>
    securityNews({ personId, email }, 'account.password_changed', removed),
  'account.new_device': ({ about: { personId }, context: { email, ...data } }) => {
    const sentence = `${data.device} signed in to your account for the first time in a while.`
    return securityNews({ personId, email }, 'account.new_device', data, sentence)
  },
  'account.deleted': ({ context: { email: to } }) => ({ mails: [{ kind: 'account.deleted', to, data: {} }] }),
}
