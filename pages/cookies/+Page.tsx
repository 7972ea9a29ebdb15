import { ConsentButton } from '#components/consent/ConsentButton.tsx'
import { LegalPage } from '#pages/legal/LegalPage.tsx'

export default function CookiesPage() {
  return (
    <LegalPage>
      <ConsentButton />
    </LegalPage>
  )
}
