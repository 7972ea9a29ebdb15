import { legalData } from '#components/legal/legal-data.ts'

export const data = () => legalData('terms')
