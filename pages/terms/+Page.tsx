export { LegalPage as default } from '#components/legal/LegalPage.tsx'
