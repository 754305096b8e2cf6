import { type Difficulty, selectableSkillOf, skillKey } from '@guildhall/contract'

/** Public addresses of credential documents. `publicUrl` has no trailing slash. */
export function credentialAddresses(publicUrl: string) {
  const result = (resultId: string) => `${publicUrl}/results/${resultId}`
  const keys = `${publicUrl}/api/credentials/keys`
  return {
    site: `${publicUrl}/`,
    rules: `${publicUrl}/rules`,
    issuer: `${publicUrl}/api/credentials/issuer`,
    keys,
    key: (thumbprint: string) => `${keys}/${thumbprint}`,
    statusList: (list: number) => `${publicUrl}/api/credentials/status/${list}`,
    result,
    credential: (resultId: string) => `${publicUrl}/api/assessments/public/${resultId}/credential`,
    profile: (userId: string) => `${publicUrl}/profile/${userId}`,
    /** Where the achievement can be earned. Spellings of one skill share an achievement. */
    achievement: (skill: string, difficulty: Difficulty) =>
      `${publicUrl}/modules?${new URLSearchParams({ skill: selectableSkillOf(skill) ?? skillKey(skill), difficulty })}`,
  }
}

export type CredentialAddresses = ReturnType<typeof credentialAddresses>
