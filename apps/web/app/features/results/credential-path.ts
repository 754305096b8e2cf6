export const credentialPath = (resultId: string) => `/api/assessments/public/${encodeURIComponent(resultId)}/credential`
