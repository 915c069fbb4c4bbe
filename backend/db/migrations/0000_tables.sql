CREATE TABLE "audit_log" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"impersonator_user_id" uuid,
	"action" text NOT NULL,
	"subject_type" text,
	"subject_id" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" text,
	"ip" text,
	CONSTRAINT "audit_log_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" uuid,
	"code_hash" text NOT NULL,
	"salt" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	CONSTRAINT "verification_codes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "verification_codes_purpose" CHECK (purpose in ('email', 'signature')),
	CONSTRAINT "verification_codes_tries" CHECK (tries between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"version" text NOT NULL,
	"answer" text NOT NULL,
	"lang" text NOT NULL,
	"ip" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"owner_user_id" uuid,
	"kind" text NOT NULL,
	"access" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "files_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "files_kind" CHECK (kind in ('proof', 'contract', 'identity', 'issuance_document', 'image')),
	CONSTRAINT "files_access" CHECK (access in ('owner', 'signed-in', 'public')),
	CONSTRAINT "files_bytes" CHECK (bytes > 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_tenant_id_user_id_key_pk" PRIMARY KEY("tenant_id","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "investment_events" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"investment_id" uuid NOT NULL,
	"status" text NOT NULL,
	"by" text NOT NULL,
	"by_user_id" uuid,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "investment_events_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "investment_events_status" CHECK (status in ('RESERVED', 'CREATED', 'ACCEPTED', 'METHOD_PAYMENT', 'CREDIT_CARD', 'IN_UPLOAD_PROOF_OF_PAYMENT', 'PROOF_OF_PAYMENT_UPLOADED', 'IN_UPDATE_CREDIT_CARD', 'IN_UPDATE_TPV', 'CARD_REGISTRATION_UPDATED', 'CHARGED', 'SIGNED_PENDING', 'SIGNED', 'PAYMENT_ERROR', 'MINTED', 'CLOSED', 'CANCELED')),
	CONSTRAINT "investment_events_by" CHECK (by in ('investor', 'manager', 'provider', 'system'))
);
--> statement-breakpoint
CREATE TABLE "investments" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"user_id" uuid NOT NULL,
	"issuance_id" uuid NOT NULL,
	"status" text NOT NULL,
	"tokens" bigint NOT NULL,
	"price" numeric(20, 6) NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint DEFAULT 0 NOT NULL,
	"balance_cents" bigint DEFAULT 0 NOT NULL,
	"method" text,
	"wire_reference" text,
	"terms_version" integer NOT NULL,
	"referral_code" text,
	"risks_accepted_at" timestamp with time zone,
	"warning" jsonb,
	"accepted_at" timestamp with time zone,
	"charged_at" timestamp with time zone,
	"signed_at" timestamp with time zone,
	"minted_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"reflection_ends_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "investments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "investments_reference_unique" UNIQUE("tenant_id","reference"),
	CONSTRAINT "investments_wire_reference_unique" UNIQUE("tenant_id","wire_reference"),
	CONSTRAINT "investments_status" CHECK (status in ('RESERVED', 'CREATED', 'ACCEPTED', 'METHOD_PAYMENT', 'CREDIT_CARD', 'IN_UPLOAD_PROOF_OF_PAYMENT', 'PROOF_OF_PAYMENT_UPLOADED', 'IN_UPDATE_CREDIT_CARD', 'IN_UPDATE_TPV', 'CARD_REGISTRATION_UPDATED', 'CHARGED', 'SIGNED_PENDING', 'SIGNED', 'PAYMENT_ERROR', 'MINTED', 'CLOSED', 'CANCELED')),
	CONSTRAINT "investments_method" CHECK (method in ('BANK_TRANSFER', 'CARD', 'CARD_TERMINAL', 'BIZUM', 'ETH', 'BALANCE')),
	CONSTRAINT "investments_tokens" CHECK (tokens >= 1),
	CONSTRAINT "investments_price" CHECK (price > 0),
	CONSTRAINT "investments_money" CHECK (amount_cents >= 0 and fee_cents >= 0 and balance_cents between 0 and amount_cents + fee_cents)
);
--> statement-breakpoint
CREATE TABLE "issuance_documents" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"issuance_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"access" text NOT NULL,
	"file_id" uuid,
	"bytes" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "issuance_documents_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "issuance_documents_access" CHECK (access in ('public', 'hidden'))
);
--> statement-breakpoint
CREATE TABLE "issuance_questions" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"issuance_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"question" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" jsonb,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	CONSTRAINT "issuance_questions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "issuance_team" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"issuance_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"role" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"bio" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "issuance_team_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "issuance_updates" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"issuance_id" uuid NOT NULL,
	"title" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"body" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "issuance_updates_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "issuance_follows" (
	"tenant_id" uuid NOT NULL,
	"issuance_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "issuance_follows_tenant_id_issuance_id_user_id_pk" PRIMARY KEY("tenant_id","issuance_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "issuance_prices" (
	"tenant_id" uuid NOT NULL,
	"issuance_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"price" numeric(20, 6) NOT NULL,
	CONSTRAINT "issuance_prices_tenant_id_issuance_id_at_pk" PRIMARY KEY("tenant_id","issuance_id","at"),
	CONSTRAINT "issuance_prices_price" CHECK (price >= 0)
);
--> statement-breakpoint
CREATE TABLE "issuance_status_history" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"issuance_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"by_user_id" uuid,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "issuance_status_history_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "issuance_history_to" CHECK (to_status in ('DRAFT', 'PRE_CAMPAIGN', 'VALIDATING', 'CAMPAIGN', 'CLOSED'))
);
--> statement-breakpoint
CREATE TABLE "issuances" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"client_uuid" text,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"issuer_user_id" uuid NOT NULL,
	"issuer_name" text NOT NULL,
	"issuer_city" text DEFAULT '' NOT NULL,
	"issuer_tax_number" text,
	"title" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"slogan" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"short_description" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"headline_return" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sections" jsonb NOT NULL,
	"terms" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"risks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"finance" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"contract_template" jsonb,
	"intro_video" jsonb,
	"sector" text NOT NULL,
	"product_type" text NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"cover_url" text DEFAULT '' NOT NULL,
	"cover_raster_url" text DEFAULT '' NOT NULL,
	"logo_url" text DEFAULT '' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"token_name" text NOT NULL,
	"token_symbol" text NOT NULL,
	"price" numeric(20, 6) NOT NULL,
	"tokens_for_sale" bigint NOT NULL,
	"tokens_taken" bigint DEFAULT 0 NOT NULL,
	"min_tokens" bigint NOT NULL,
	"max_tokens" bigint NOT NULL,
	"soft_cap_tokens" bigint DEFAULT 0 NOT NULL,
	"minting_strategy" text DEFAULT 'MANUAL' NOT NULL,
	"campaign_starts_at" timestamp with time zone,
	"campaign_ends_at" timestamp with time zone,
	"terms_version" integer DEFAULT 1 NOT NULL,
	"suspended_until" timestamp with time zone,
	"erir_reference" text,
	"erir_recorded_by" uuid,
	"erir_recorded_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "issuances_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "issuances_slug_unique" UNIQUE("tenant_id","slug"),
	CONSTRAINT "issuances_status" CHECK (status in ('DRAFT', 'PRE_CAMPAIGN', 'VALIDATING', 'CAMPAIGN', 'CLOSED')),
	CONSTRAINT "issuances_minting" CHECK (minting_strategy in ('MANUAL', 'AT_PURCHASE', 'AT_CAMPAIGN_END', 'AT_SOFT_CAP')),
	CONSTRAINT "issuances_product" CHECK (product_type in ('EQUITY', 'REAL_ESTATE', 'DEBT', 'REVENUE_SHARE')),
	CONSTRAINT "issuances_price" CHECK (price > 0),
	CONSTRAINT "issuances_not_oversold" CHECK (tokens_taken between 0 and tokens_for_sale),
	CONSTRAINT "issuances_order_size" CHECK (min_tokens >= 1 and max_tokens >= min_tokens),
	CONSTRAINT "issuances_soft_cap" CHECK (soft_cap_tokens between 0 and tokens_for_sale),
	CONSTRAINT "issuances_campaign" CHECK (campaign_ends_at > campaign_starts_at),
	CONSTRAINT "issuances_slug" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"asset" text NOT NULL,
	"user_id" uuid,
	"issuance_id" uuid,
	"guarded" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_accounts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "ledger_accounts_unique" UNIQUE NULLS NOT DISTINCT("tenant_id","kind","asset","user_id","issuance_id"),
	CONSTRAINT "ledger_accounts_asset" UNIQUE("tenant_id","id","asset"),
	CONSTRAINT "ledger_accounts_kind" CHECK (kind in ('bank', 'investor_cash', 'issuance_escrow', 'issuer_cash', 'fees', 'refunds_due', 'suspense', 'treasury', 'holding')),
	CONSTRAINT "ledger_accounts_guarded" CHECK (guarded = (kind not in ('bank', 'treasury')))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"memo" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "ledger_entries_once" UNIQUE("tenant_id","kind","ref")
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"tenant_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_postings_tenant_id_entry_id_account_id_pk" PRIMARY KEY("tenant_id","entry_id","account_id"),
	CONSTRAINT "ledger_postings_amount" CHECK (amount <> 0)
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"to_address" text NOT NULL,
	"user_id" uuid,
	"lang" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"plain" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "mails_state" CHECK (state in ('QUEUED', 'SENT', 'KEPT', 'FAILED'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"body" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"url" text,
	"sent_by_user_id" uuid,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notifications_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "kyc_checks" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"submitted_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" uuid,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kyc_checks_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "kyc_checks_status" CHECK (status in ('CREATED', 'RUNNING', 'PENDING', 'MANUAL_REVIEW', 'SUCCESS', 'ERROR', 'VERIFICATION_ERROR', 'MANUAL_ERROR'))
);
--> statement-breakpoint
CREATE TABLE "kyc_documents" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"file_id" uuid NOT NULL,
	"issued_on" date,
	"uploaded_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "kyc_documents_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "loss_simulations" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"ability_cents" bigint NOT NULL,
	"certified" boolean NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loss_simulations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "loss_simulations_ability" CHECK (ability_cents >= 0),
	CONSTRAINT "loss_simulations_certified" CHECK (certified)
);
--> statement-breakpoint
CREATE TABLE "sophisticated_requests" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"criteria" jsonb NOT NULL,
	"status" text NOT NULL,
	"valid_until" timestamp with time zone,
	"reviewed_by" uuid,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sophisticated_requests_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "suitability_tests" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"attempt" integer NOT NULL,
	"version" text NOT NULL,
	"lang" text NOT NULL,
	"answers" jsonb,
	"score" integer,
	"text_shown" text NOT NULL,
	"typed_declaration" text,
	"valid_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "suitability_tests_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "suitability_tests_status" CHECK (status in ('NONE', 'FAILED_ONCE', 'FAILED', 'PASSED', 'DECLARED')),
	CONSTRAINT "suitability_tests_score" CHECK (score between 0 and 7)
);
--> statement-breakpoint
CREATE TABLE "payment_proofs" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"investment_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"rejected_at" timestamp with time zone,
	"rejected_by" uuid,
	"rejected_reason" text,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "payment_proofs_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"investment_id" uuid NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"provider_reference" text,
	"value_date" date,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "payments_provider_reference_unique" UNIQUE("tenant_id","method","provider_reference"),
	CONSTRAINT "payments_method" CHECK (method in ('BANK_TRANSFER', 'CARD', 'CARD_TERMINAL', 'BIZUM', 'ETH', 'BALANCE')),
	CONSTRAINT "payments_state" CHECK (state in ('PENDING', 'CONFIRMED', 'FAILED')),
	CONSTRAINT "payments_amount" CHECK (amount_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"investment_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"sent_on" date,
	"bank_reference" text,
	"settled_by" uuid,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "refunds_investment_unique" UNIQUE("tenant_id","investment_id"),
	CONSTRAINT "refunds_state" CHECK (state in ('PENDING', 'DONE')),
	CONSTRAINT "refunds_amount" CHECK (amount_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "company_profiles" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"organisation_name" text,
	"tax_number" text,
	"activity" text,
	"contact_email" text,
	"representation" text,
	"shareholders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"address" text,
	"city" text,
	"postal_code" text,
	"province" text,
	"country" text,
	"birthplace_city" text,
	"birthplace_country" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_profiles_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "user_profiles" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"legal_type" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"phone" text,
	"secondary_phone" text,
	"birthday" date,
	"nationality" text,
	"country" text,
	"address" text,
	"city" text,
	"postal_code" text,
	"province" text,
	"id_number" text,
	"gender" text,
	"occupation" text,
	"marital_status" text,
	"spouse_name" text,
	"spouse_surname" text,
	"spouse_id_number" text,
	"source_of_funds" text,
	"politically_exposed" boolean,
	"iban" text,
	"bic" text,
	"bank" text,
	"account_type" text,
	"commercial_communications" boolean DEFAULT false NOT NULL,
	"account_information_at" timestamp with time zone,
	"additional_information_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_profiles_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id"),
	CONSTRAINT "user_profiles_legal_type" CHECK (legal_type in ('INDIVIDUAL', 'LEGAL_ENTITY'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"tenant_id" uuid NOT NULL,
	"bucket" text NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone,
	CONSTRAINT "rate_limits_tenant_id_bucket_pk" PRIMARY KEY("tenant_id","bucket")
);
--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"impersonator_user_id" uuid,
	"impersonation_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "access_tokens_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "access_tokens_hash_unique" UNIQUE("tenant_id","token_hash"),
	CONSTRAINT "access_tokens_kind" CHECK (kind in ('user', 'manager'))
);
--> statement-breakpoint
CREATE TABLE "external_identities" (
	"tenant_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "external_identities_tenant_id_issuer_subject_pk" PRIMARY KEY("tenant_id","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "login_secrets" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "login_secrets_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "login_secrets_hash_unique" UNIQUE("tenant_id","secret_hash")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	CONSTRAINT "password_resets_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "password_resets_hash_unique" UNIQUE("tenant_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"investment_id" uuid NOT NULL,
	"state" text NOT NULL,
	"lang" text NOT NULL,
	"content" jsonb NOT NULL,
	"text_sha256" text NOT NULL,
	"file_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"signed_at" timestamp with time zone,
	CONSTRAINT "contracts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "contracts_investment_unique" UNIQUE("tenant_id","investment_id"),
	CONSTRAINT "contracts_state" CHECK (state in ('PREPARED', 'SIGNED'))
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"contract_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"typed_name" text NOT NULL,
	"code_id" uuid NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"text_sha256" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "signatures_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "signatures_contract_unique" UNIQUE("tenant_id","contract_id")
);
--> statement-breakpoint
CREATE TABLE "tenant_hosts" (
	"tenant_id" uuid NOT NULL,
	"host" text NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tenant_hosts_tenant_id_host_pk" PRIMARY KEY("tenant_id","host"),
	CONSTRAINT "tenant_hosts_host_unique" UNIQUE("host")
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"customization" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tenants_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"password_hash" text,
	"password_contested" boolean DEFAULT false NOT NULL,
	"email_verified_at" timestamp with time zone,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"rejection_reason" text,
	"role" text DEFAULT 'USER' NOT NULL,
	"roles" text[] DEFAULT '{"USER"}' NOT NULL,
	"lang" text DEFAULT 'es' NOT NULL,
	"referral_code" text,
	"referrer_user_id" uuid,
	"profile_image_file_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "users_email_unique" UNIQUE("tenant_id","email"),
	CONSTRAINT "users_referral_code_unique" UNIQUE("tenant_id","referral_code"),
	CONSTRAINT "users_email_lower" CHECK (email = lower(email)),
	CONSTRAINT "users_status" CHECK (status in ('PENDING', 'VERIFIED', 'REJECTED')),
	CONSTRAINT "users_role" CHECK (role in ('ADMIN', 'USER', 'ENTREPRENEUR', 'CLIENT', 'ISSUER', 'PREMIUM_USER')),
	CONSTRAINT "users_role_held" CHECK (role = any(roles)),
	CONSTRAINT "users_lang" CHECK (lang in ('es', 'en'))
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallets_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "wallets_address_unique" UNIQUE("tenant_id","address"),
	CONSTRAINT "wallets_address" CHECK (address ~ '^0x[0-9a-fA-F]{40}$')
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_impersonator_fk" FOREIGN KEY ("tenant_id","impersonator_user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_fk" FOREIGN KEY ("tenant_id","owner_user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investment_events" ADD CONSTRAINT "investment_events_investment_fk" FOREIGN KEY ("tenant_id","investment_id") REFERENCES "public"."investments"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investment_events" ADD CONSTRAINT "investment_events_user_fk" FOREIGN KEY ("tenant_id","by_user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investments" ADD CONSTRAINT "investments_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investments" ADD CONSTRAINT "investments_issuance_fk" FOREIGN KEY ("tenant_id","issuance_id") REFERENCES "public"."issuances"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issuance_documents" ADD CONSTRAINT "issuance_documents_issuance_fk" FOREIGN KEY ("tenant_id","issuance_id") REFERENCES "public"."issuances"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issuance_documents" ADD CONSTRAINT "issuance_documents_file_fk" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."files"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issuance_questions" ADD CONSTRAINT "issuance_questions_issuance_fk" FOREIGN KEY ("tenant_id","issuance_id") REFERENCES "public"."issuances"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issuance_questions" ADD CONSTRAINT "issuance_questions_asker_fk" FOREIGN KEY ("tenant_id","asked_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issuance_questions" ADD CONSTRAINT "issuance_questions_answerer_fk" FOREIGN KEY ("tenant_id","answered_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issuance_team" ADD CONSTRAINT "issuance_team_issuance_fk" FOREIGN KEY ("tenant_id","issuance_id") REFERENCES "public"."issuances"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issuance_updates" ADD CONSTRAINT "issuance_updates_issuance_fk" FOREIGN KEY ("tenant_id","issuance_id") REFERENCES "public"."issuances"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issuance_follows" ADD CONSTRAINT "issuance_follows_issuance_fk" FOREIGN KEY ("tenant_id","issuance_id") REFERENCES "public"."issuances"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issuance_follows" ADD CONSTRAINT "issuance_follows_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issuance_prices" ADD CONSTRAINT "issuance_prices_issuance_fk" FOREIGN KEY ("tenant_id","issuance_id") REFERENCES "public"."issuances"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issuance_status_history" ADD CONSTRAINT "issuance_history_issuance_fk" FOREIGN KEY ("tenant_id","issuance_id") REFERENCES "public"."issuances"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issuance_status_history" ADD CONSTRAINT "issuance_history_user_fk" FOREIGN KEY ("tenant_id","by_user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issuances" ADD CONSTRAINT "issuances_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issuances" ADD CONSTRAINT "issuances_issuer_fk" FOREIGN KEY ("tenant_id","issuer_user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issuances" ADD CONSTRAINT "issuances_erir_fk" FOREIGN KEY ("tenant_id","erir_recorded_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_issuance_fk" FOREIGN KEY ("tenant_id","issuance_id") REFERENCES "public"."issuances"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_fk" FOREIGN KEY ("tenant_id","entry_id") REFERENCES "public"."ledger_entries"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_account_fk" FOREIGN KEY ("tenant_id","account_id","asset") REFERENCES "public"."ledger_accounts"("tenant_id","id","asset") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_sender_fk" FOREIGN KEY ("tenant_id","sent_by_user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_checks" ADD CONSTRAINT "kyc_checks_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_checks" ADD CONSTRAINT "kyc_checks_reviewer_fk" FOREIGN KEY ("tenant_id","reviewed_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_documents" ADD CONSTRAINT "kyc_documents_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_documents" ADD CONSTRAINT "kyc_documents_file_fk" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."files"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loss_simulations" ADD CONSTRAINT "loss_simulations_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sophisticated_requests" ADD CONSTRAINT "sophisticated_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sophisticated_requests" ADD CONSTRAINT "sophisticated_reviewer_fk" FOREIGN KEY ("tenant_id","reviewed_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suitability_tests" ADD CONSTRAINT "suitability_tests_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_investment_fk" FOREIGN KEY ("tenant_id","investment_id") REFERENCES "public"."investments"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_file_fk" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."files"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_rejecter_fk" FOREIGN KEY ("tenant_id","rejected_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_investment_fk" FOREIGN KEY ("tenant_id","investment_id") REFERENCES "public"."investments"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_confirmer_fk" FOREIGN KEY ("tenant_id","confirmed_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_investment_fk" FOREIGN KEY ("tenant_id","investment_id") REFERENCES "public"."investments"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_settler_fk" FOREIGN KEY ("tenant_id","settled_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD CONSTRAINT "company_profiles_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_limits" ADD CONSTRAINT "rate_limits_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_impersonator_fk" FOREIGN KEY ("tenant_id","impersonator_user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_identities" ADD CONSTRAINT "external_identities_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_secrets" ADD CONSTRAINT "login_secrets_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_investment_fk" FOREIGN KEY ("tenant_id","investment_id") REFERENCES "public"."investments"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_file_fk" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."files"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_contract_fk" FOREIGN KEY ("tenant_id","contract_id") REFERENCES "public"."contracts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_hosts" ADD CONSTRAINT "tenant_hosts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_referrer_fk" FOREIGN KEY ("tenant_id","referrer_user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_user_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("tenant_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("tenant_id","subject_type","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_codes_one_alive" ON "verification_codes" USING btree ("tenant_id","user_id","purpose",coalesce(subject_id, user_id)) WHERE used_at is null and voided_at is null;--> statement-breakpoint
CREATE INDEX "verification_codes_recent" ON "verification_codes" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("tenant_id","owner_user_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "investment_events_investment" ON "investment_events" USING btree ("tenant_id","investment_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "investments_one_active" ON "investments" USING btree ("tenant_id","issuance_id","user_id") WHERE status not in ('MINTED', 'CLOSED', 'CANCELED');--> statement-breakpoint
CREATE INDEX "investments_user" ON "investments" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "investments_issuance" ON "investments" USING btree ("tenant_id","issuance_id","status");--> statement-breakpoint
CREATE INDEX "investments_status" ON "investments" USING btree ("tenant_id","status","created_at");--> statement-breakpoint
CREATE INDEX "investments_expiry" ON "investments" USING btree ("tenant_id","expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "issuance_documents_issuance" ON "issuance_documents" USING btree ("tenant_id","issuance_id","position");--> statement-breakpoint
CREATE INDEX "issuance_questions_issuance" ON "issuance_questions" USING btree ("tenant_id","issuance_id","asked_at");--> statement-breakpoint
CREATE INDEX "issuance_team_issuance" ON "issuance_team" USING btree ("tenant_id","issuance_id","position");--> statement-breakpoint
CREATE INDEX "issuance_updates_issuance" ON "issuance_updates" USING btree ("tenant_id","issuance_id","published_at");--> statement-breakpoint
CREATE INDEX "issuance_follows_user" ON "issuance_follows" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "issuance_status_history_issuance" ON "issuance_status_history" USING btree ("tenant_id","issuance_id","created_at");--> statement-breakpoint
CREATE INDEX "issuances_status" ON "issuances" USING btree ("tenant_id","status");--> statement-breakpoint
CREATE INDEX "issuances_issuer" ON "issuances" USING btree ("tenant_id","issuer_user_id");--> statement-breakpoint
CREATE INDEX "ledger_accounts_user" ON "ledger_accounts" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_ref" ON "ledger_entries" USING btree ("tenant_id","ref");--> statement-breakpoint
CREATE INDEX "ledger_postings_account" ON "ledger_postings" USING btree ("tenant_id","account_id","amount");--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree ("tenant_id","to_address","created_at");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "kyc_checks_user" ON "kyc_checks" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "kyc_checks_queue" ON "kyc_checks" USING btree ("tenant_id","status","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "kyc_documents_one_in_force" ON "kyc_documents" USING btree ("tenant_id","user_id","type") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "loss_simulations_user" ON "loss_simulations" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "sophisticated_requests_user" ON "sophisticated_requests" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "suitability_tests_user" ON "suitability_tests" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_proofs_investment" ON "payment_proofs" USING btree ("tenant_id","investment_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "payments_investment" ON "payments" USING btree ("tenant_id","investment_id");--> statement-breakpoint
CREATE INDEX "refunds_state" ON "refunds" USING btree ("tenant_id","state","created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_ended" ON "rate_limits" USING btree ("tenant_id","window_ends_at");--> statement-breakpoint
CREATE INDEX "access_tokens_user" ON "access_tokens" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "signatures_user" ON "signatures" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("tenant_id","created_at");