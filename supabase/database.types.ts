// Written by "npm run tool -- database-types" from the migrations; a test fails when it is outdated.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "contact_messages": {
                  Row: {
                    "answered_at": string | null,"budget": string | null,"company": string | null,"consent": boolean,"created_at": string,"email": string,"id": string,"idempotency_key": string,"message": string,"name": string,"page": string,"phone": string | null,"topic": string
                  }
                  ComputedFields: never
                  Insert: {
                    "answered_at"?: string | null,"budget"?: string | null,"company"?: string | null,"consent": boolean,"created_at"?: string,"email": string,"id"?: string,"idempotency_key": string,"message": string,"name": string,"page": string,"phone"?: string | null,"topic": string
                  }
                  Update: {
                    "answered_at"?: string | null,"budget"?: string | null,"company"?: string | null,"consent"?: boolean,"created_at"?: string,"email"?: string,"id"?: string,"idempotency_key"?: string,"message"?: string,"name"?: string,"page"?: string,"phone"?: string | null,"topic"?: string
                  }
                  Relationships: [
                    
                  ]
                },"cookie_consent_logs": {
                  Row: {
                    "analytics_cookies": boolean,"consent_status": string,"created_at": string,"functional_cookies": boolean,"further_cookies": NonNullable<Json>,"id": number,"marketing_cookies": boolean,"necessary_cookies": boolean,"page_url": string,"referrer": string | null,"user_agent": string,"user_session_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "analytics_cookies": boolean,"consent_status": string,"created_at"?: string,"functional_cookies": boolean,"further_cookies"?: NonNullable<Json>,"id"?: never,"marketing_cookies": boolean,"necessary_cookies": boolean,"page_url": string,"referrer"?: string | null,"user_agent": string,"user_session_id": string
                  }
                  Update: {
                    "analytics_cookies"?: boolean,"consent_status"?: string,"created_at"?: string,"functional_cookies"?: boolean,"further_cookies"?: NonNullable<Json>,"id"?: never,"marketing_cookies"?: boolean,"necessary_cookies"?: boolean,"page_url"?: string,"referrer"?: string | null,"user_agent"?: string,"user_session_id"?: string
                  }
                  Relationships: [
                    
                  ]
                }
          }
          Views: {
            [_ in never]: never
          }
          Functions: {
            "accept_contact_message":
{ Args: { "is_proven": boolean,"message": Json,"proof"?: string,"proof_expires_at"?: string }; Returns: string
                           },
"claim_contact_notifications":
{ Args: { "at_most"?: number }; Returns: {
              "attempts": number,"budget": string,"company": string,"created_at": string,"email": string,"message": string,"message_id": string,"name": string,"page": string,"phone": string,"topic": string
            }[]
                           },
"count_contact_request":
{ Args: { "address": string,"has_proof": boolean }; Returns: number
                           },
"delete_expired_records":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"settle_contact_notification":
{ Args: { "error"?: string,"message_id": string }; Returns: undefined
                           }
          }
          Enums: {
            [_ in never]: never
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}
