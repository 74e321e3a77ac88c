SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';
CREATE FUNCTION public.add_entry_field(field text) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      key text := 'key_' || field;
      last_segment text := E'\x1f([^\x1f]*(?:\x1f\x1c)?)$';
      two_segments text := E'\x1f\x1f\\1';
    BEGIN
      EXECUTE format('ALTER TABLE entries ADD COLUMN %I text', field);
      EXECUTE format('ALTER TABLE submissions ADD COLUMN %I text', field);
      EXECUTE format('ALTER TABLE import_rows ADD COLUMN %I text COLLATE "C", ADD COLUMN %I text', key, field);
      EXECUTE format('ALTER TABLE entry_index ADD COLUMN %I text COLLATE "C"', key);
      TRUNCATE import_rows, import_decisions;
      UPDATE entry_index SET document = regexp_replace(document, last_segment, two_segments);
      UPDATE submissions SET document = regexp_replace(document, last_segment, two_segments);
      -- So that no client keeps an answer without the field.
      UPDATE entry_totals SET version = version + 1;
    END $_$;
CREATE FUNCTION public.entry_words(document text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    SELECT CASE WHEN strpos(document, E'\x1c') > 0 THEN ''::tsvector
      ELSE array_to_tsvector(array_remove(
        string_to_array(replace(replace(document, E'\x1e', ' '), E'\x1f', ' '), ' '), '')) END $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.data_steps (
    number integer NOT NULL,
    name text NOT NULL,
    progress jsonb,
    finished_at timestamp(3) with time zone
);
CREATE TABLE public.entries (
    id uuid NOT NULL,
    entry_number integer NOT NULL,
    disease text NOT NULL,
    autoantibody text NOT NULL,
    autoantigen text NOT NULL,
    epitope text,
    uniprot_id text,
    disease_association text,
    affinity text,
    avidity text,
    mechanism text,
    isotype_subclasses text,
    sensitivity text,
    diagnostic_marker text,
    association_with_disease_activity text,
    pathogenesis_involvement text,
    reference text,
    database_accession_numbers text,
    synonym text,
    screening text,
    confirmation text,
    monitoring text,
    positive_predictive_values text,
    negative_predictive_values text,
    cross_reactivity_patterns text,
    reference_ranges_and_cutoff_values text,
    type text,
    additional jsonb DEFAULT '{}'::jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    source text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    created_by uuid,
    updated_at timestamp(3) with time zone NOT NULL,
    updated_by uuid,
    deleted_at timestamp(3) with time zone,
    deleted_by uuid,
    CONSTRAINT entries_version_check CHECK ((version >= 1))
);
CREATE TABLE public.entry_index (
    entry_number integer NOT NULL,
    key_disease text NOT NULL COLLATE pg_catalog."C",
    key_autoantibody text NOT NULL COLLATE pg_catalog."C",
    key_autoantigen text NOT NULL COLLATE pg_catalog."C",
    key_epitope text COLLATE pg_catalog."C",
    key_uniprot_id text COLLATE pg_catalog."C",
    key_disease_association text COLLATE pg_catalog."C",
    key_affinity text COLLATE pg_catalog."C",
    key_avidity text COLLATE pg_catalog."C",
    key_mechanism text COLLATE pg_catalog."C",
    key_isotype_subclasses text COLLATE pg_catalog."C",
    key_sensitivity text COLLATE pg_catalog."C",
    key_diagnostic_marker text COLLATE pg_catalog."C",
    key_association_with_disease_activity text COLLATE pg_catalog."C",
    key_pathogenesis_involvement text COLLATE pg_catalog."C",
    key_reference text COLLATE pg_catalog."C",
    key_database_accession_numbers text COLLATE pg_catalog."C",
    key_synonym text COLLATE pg_catalog."C",
    key_screening text COLLATE pg_catalog."C",
    key_confirmation text COLLATE pg_catalog."C",
    key_monitoring text COLLATE pg_catalog."C",
    key_positive_predictive_values text COLLATE pg_catalog."C",
    key_negative_predictive_values text COLLATE pg_catalog."C",
    key_cross_reactivity_patterns text COLLATE pg_catalog."C",
    key_reference_ranges_and_cutoff_values text COLLATE pg_catalog."C",
    key_type text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    document text NOT NULL COLLATE pg_catalog."C",
    name_keys text[] NOT NULL COLLATE pg_catalog."C"
);
ALTER TABLE ONLY public.entry_index ALTER COLUMN document SET STATISTICS 0;
ALTER TABLE ONLY public.entry_index ALTER COLUMN name_keys SET STATISTICS 0;
CREATE SEQUENCE public.entry_numbers
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE public.entry_revisions (
    entry_id uuid NOT NULL,
    version integer NOT NULL,
    action text NOT NULL,
    changes jsonb DEFAULT '{}'::jsonb NOT NULL,
    reason text,
    source text NOT NULL,
    changed_at timestamp(3) with time zone NOT NULL,
    changed_by uuid,
    CONSTRAINT entry_revisions_action_check CHECK ((action = ANY (ARRAY['create'::text, 'update'::text, 'delete'::text, 'restore'::text])))
);
CREATE TABLE public.entry_totals (
    single boolean DEFAULT true NOT NULL,
    total integer NOT NULL,
    version bigint NOT NULL,
    CONSTRAINT entry_totals_single_check CHECK (single)
);
CREATE TABLE public.entry_values (
    field text NOT NULL,
    key text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL,
    count integer NOT NULL
);
CREATE TABLE public.idempotency_keys (
    scope bytea NOT NULL,
    key text NOT NULL,
    request_hash bytea NOT NULL,
    status integer DEFAULT 0 NOT NULL,
    body text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.import_conflicts (
    import_id uuid NOT NULL,
    entry_id uuid NOT NULL
);
CREATE UNLOGGED TABLE public.import_decisions (
    import_id uuid NOT NULL,
    "row" integer NOT NULL,
    outcome text NOT NULL,
    entry_id uuid,
    kept_id uuid,
    kept_number integer,
    problems jsonb,
    warnings jsonb,
    changes jsonb
);
CREATE TABLE public.import_problems (
    import_id uuid NOT NULL,
    "row" integer NOT NULL,
    cells text NOT NULL,
    problems jsonb DEFAULT '[]'::jsonb NOT NULL,
    warnings jsonb DEFAULT '[]'::jsonb NOT NULL
);
CREATE UNLOGGED TABLE public.import_rows (
    import_id uuid NOT NULL,
    "row" integer NOT NULL,
    asked_number integer,
    new_id uuid NOT NULL,
    asked_id uuid,
    content_hash uuid,
    outcome text NOT NULL,
    key_disease text COLLATE pg_catalog."C",
    key_autoantibody text COLLATE pg_catalog."C",
    key_autoantigen text COLLATE pg_catalog."C",
    key_epitope text COLLATE pg_catalog."C",
    key_type text COLLATE pg_catalog."C",
    key_uniprot_id text COLLATE pg_catalog."C",
    key_disease_association text COLLATE pg_catalog."C",
    key_affinity text COLLATE pg_catalog."C",
    key_avidity text COLLATE pg_catalog."C",
    key_mechanism text COLLATE pg_catalog."C",
    key_isotype_subclasses text COLLATE pg_catalog."C",
    key_sensitivity text COLLATE pg_catalog."C",
    key_diagnostic_marker text COLLATE pg_catalog."C",
    key_association_with_disease_activity text COLLATE pg_catalog."C",
    key_pathogenesis_involvement text COLLATE pg_catalog."C",
    key_reference text COLLATE pg_catalog."C",
    key_database_accession_numbers text COLLATE pg_catalog."C",
    key_synonym text COLLATE pg_catalog."C",
    key_screening text COLLATE pg_catalog."C",
    key_confirmation text COLLATE pg_catalog."C",
    key_monitoring text COLLATE pg_catalog."C",
    key_positive_predictive_values text COLLATE pg_catalog."C",
    key_negative_predictive_values text COLLATE pg_catalog."C",
    key_cross_reactivity_patterns text COLLATE pg_catalog."C",
    key_reference_ranges_and_cutoff_values text COLLATE pg_catalog."C",
    disease text,
    autoantibody text,
    autoantigen text,
    epitope text,
    type text,
    uniprot_id text,
    disease_association text,
    affinity text,
    avidity text,
    mechanism text,
    isotype_subclasses text,
    sensitivity text,
    diagnostic_marker text,
    association_with_disease_activity text,
    pathogenesis_involvement text,
    reference text,
    database_accession_numbers text,
    synonym text,
    screening text,
    confirmation text,
    monitoring text,
    positive_predictive_values text,
    negative_predictive_values text,
    cross_reactivity_patterns text,
    reference_ranges_and_cutoff_values text,
    additional jsonb,
    name_keys text[] COLLATE pg_catalog."C",
    problems jsonb,
    warnings jsonb,
    change jsonb,
    document text COLLATE pg_catalog."C",
    cells text NOT NULL
)
WITH (toast_tuple_target='8160');
ALTER TABLE ONLY public.import_rows ALTER COLUMN import_id SET STATISTICS 10;
ALTER TABLE ONLY public.import_rows ALTER COLUMN "row" SET STATISTICS 10;
ALTER TABLE ONLY public.import_rows ALTER COLUMN asked_number SET STATISTICS 10;
ALTER TABLE ONLY public.import_rows ALTER COLUMN asked_id SET STATISTICS 10;
ALTER TABLE ONLY public.import_rows ALTER COLUMN outcome SET STATISTICS 10;
CREATE TABLE public.imports (
    id uuid NOT NULL,
    status text NOT NULL,
    mode text NOT NULL,
    existing text NOT NULL,
    dry_run boolean NOT NULL,
    format text NOT NULL,
    file_name text,
    sheet text,
    sheets text[] NOT NULL,
    columns jsonb DEFAULT '[]'::jsonb NOT NULL,
    unmapped_columns text[] DEFAULT '{}'::text[] NOT NULL,
    file_problems jsonb DEFAULT '[]'::jsonb NOT NULL,
    file_warnings jsonb DEFAULT '[]'::jsonb NOT NULL,
    rows_received integer DEFAULT 0 NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    inserted integer DEFAULT 0 NOT NULL,
    updated integer DEFAULT 0 NOT NULL,
    skipped integer DEFAULT 0 NOT NULL,
    failed integer DEFAULT 0 NOT NULL,
    processed integer DEFAULT 0 NOT NULL,
    errors_total integer DEFAULT 0 NOT NULL,
    warnings_total integer DEFAULT 0 NOT NULL,
    message text,
    attempts integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by uuid,
    finished_at timestamp(3) with time zone,
    undone_at timestamp(3) with time zone,
    undone_by uuid,
    reverted integer DEFAULT 0 NOT NULL,
    conflicts_total integer DEFAULT 0 NOT NULL,
    scope bytea,
    key text,
    request_hash bytea,
    CONSTRAINT imports_existing_check CHECK ((existing = ANY (ARRAY['refuse'::text, 'update'::text]))),
    CONSTRAINT imports_mode_check CHECK ((mode = ANY (ARRAY['all'::text, 'valid_only'::text]))),
    CONSTRAINT imports_status_check CHECK ((status = ANY (ARRAY['receiving'::text, 'waiting'::text, 'running'::text, 'previewed'::text, 'done'::text, 'refused'::text, 'failed'::text, 'undone'::text])))
);
CREATE TABLE public.mails (
    id uuid NOT NULL,
    kind text NOT NULL,
    recipient text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    due_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.migrations (
    id integer NOT NULL,
    "timestamp" bigint NOT NULL,
    name character varying NOT NULL
);
CREATE SEQUENCE public.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.migrations_id_seq OWNED BY public.migrations.id;
CREATE TABLE public.password_links (
    user_id uuid NOT NULL,
    token_hash bytea NOT NULL,
    purpose text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT password_links_purpose_check CHECK ((purpose = ANY (ARRAY['reset'::text, 'invitation'::text])))
);
CREATE TABLE public.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.search_words (
    word text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.submission_events (
    submission_id uuid NOT NULL,
    version integer NOT NULL,
    kind text NOT NULL,
    done_at timestamp(3) with time zone NOT NULL,
    done_by uuid,
    note text,
    changes jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT submission_events_kind_check CHECK ((kind = ANY (ARRAY['submitted'::text, 'resubmitted'::text, 'sent_back'::text, 'withdrawn'::text, 'approved'::text, 'rejected'::text])))
);
CREATE TABLE public.submission_tickets (
    token_hash bytea NOT NULL,
    submission_id uuid NOT NULL
);
CREATE TABLE public.submissions (
    id uuid NOT NULL,
    disease text,
    autoantibody text,
    autoantigen text,
    epitope text,
    uniprot_id text,
    disease_association text,
    affinity text,
    avidity text,
    mechanism text,
    isotype_subclasses text,
    sensitivity text,
    diagnostic_marker text,
    association_with_disease_activity text,
    pathogenesis_involvement text,
    reference text,
    database_accession_numbers text,
    synonym text,
    screening text,
    confirmation text,
    monitoring text,
    positive_predictive_values text,
    negative_predictive_values text,
    cross_reactivity_patterns text,
    reference_ranges_and_cutoff_values text,
    type text,
    additional jsonb DEFAULT '{}'::jsonb NOT NULL,
    status_detail text DEFAULT 'pending'::text NOT NULL,
    review_note text,
    submitted_by uuid,
    submitter_name text,
    submitter_email text,
    wants_mail boolean NOT NULL,
    reviewed_by uuid,
    reviewed_at timestamp(3) with time zone,
    entry_id uuid,
    target_id uuid,
    target_version integer,
    target_base jsonb,
    target_base_at timestamp(3) with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    document text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT submissions_approved_has_entry_check CHECK (((status_detail = 'approved'::text) = (entry_id IS NOT NULL))),
    CONSTRAINT submissions_status_detail_check CHECK ((status_detail = ANY (ARRAY['pending'::text, 'sent_back'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text]))),
    CONSTRAINT submissions_target_is_whole_check CHECK ((num_nulls(target_id, target_version, target_base, target_base_at) = ANY (ARRAY[0, 4]))),
    CONSTRAINT submissions_version_check CHECK ((version >= 1))
);
CREATE TABLE public.users (
    id uuid NOT NULL,
    name text NOT NULL,
    username text,
    email text NOT NULL,
    contact_number text,
    role text NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    password_hash text,
    last_login_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    token_version integer DEFAULT 1 NOT NULL,
    closed_at timestamp(3) with time zone,
    key_name text NOT NULL COLLATE pg_catalog."C",
    key_username text COLLATE pg_catalog."C",
    key_email text NOT NULL COLLATE pg_catalog."C",
    key_contact_number text COLLATE pg_catalog."C",
    document text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT users_closed_is_inactive CHECK (((closed_at IS NULL) OR (NOT is_active))),
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['Admin'::text, 'Reviewer'::text, 'Curator'::text, 'Doctor'::text])))
);
CREATE TABLE public.value_names (
    field text NOT NULL,
    key text NOT NULL COLLATE pg_catalog."C",
    names text NOT NULL COLLATE pg_catalog."C"
);
ALTER TABLE ONLY public.migrations ALTER COLUMN id SET DEFAULT nextval('public.migrations_id_seq'::regclass);
INSERT INTO public.data_steps VALUES (1, 'search-words', NULL, '2026-11-22 12:22:10.703+00');
INSERT INTO public.entries VALUES ('01a20334-f8db-7154-b317-beba57d31599', 2, 'Systemic lupus erythematosus', 'Anti-dsDNA', 'Double-stranded DNA', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Enzyme', '{}', 1, 'edit', '2026-11-22 12:22:12.955+00', '01a20334-f50c-74e9-8662-da28c3cce773', '2026-11-22 12:22:12.955+00', '01a20334-f50c-74e9-8662-da28c3cce773', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20334-f8f4-7448-9db6-c9195dadc063', 3, 'Sjögren syndrome', 'Anti-SSA/Ro60', 'RNA-binding protein RO60', NULL, 'P10155', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Nuclear antigen', '{}', 1, 'edit', '2026-11-22 12:22:12.98+00', '01a20334-f50c-74e9-8662-da28c3cce773', '2026-11-22 12:22:12.98+00', '01a20334-f50c-74e9-8662-da28c3cce773', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20334-f92a-725b-802a-46695a2aef00', 6, 'Celiac disease', 'Anti-tTG', 'Protein-glutamine gamma-glutamyltransferase 2', NULL, 'P21980', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Enzyme', '{}', 1, 'edit', '2026-11-22 12:22:13.034+00', '01a20334-f50c-74e9-8662-da28c3cce773', '2026-11-22 12:22:13.034+00', '01a20334-f50c-74e9-8662-da28c3cce773', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20334-f93c-7593-a435-c33796a1edb3', 7, 'Myasthenia gravis', 'Anti-AChR', 'Acetylcholine receptor subunit alpha', NULL, 'P02708', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Nuclear antigen', '{}', 1, 'edit', '2026-11-22 12:22:13.052+00', '01a20334-f50c-74e9-8662-da28c3cce773', '2026-11-22 12:22:13.052+00', '01a20334-f50c-74e9-8662-da28c3cce773', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20334-f95f-755f-a2dc-7306e473b2a6', 11, 'Type 1 diabetes mellitus', 'GADA', 'Glutamate decarboxylase 2 (GAD65 β)', NULL, 'Q05329', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Nuclear antigen', '{}', 1, 'edit', '2026-11-22 12:22:13.087+00', '01a20334-f50c-74e9-8662-da28c3cce773', '2026-11-22 12:22:13.087+00', '01a20334-f50c-74e9-8662-da28c3cce773', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20334-f978-70a7-9c54-b46437ab5656', 12, 'Diabetes mellitus type 1', 'IA-2A', 'Receptor-type tyrosine-protein phosphatase-like N', NULL, 'Q16849', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Enzyme', '{}', 1, 'edit', '2026-11-22 12:22:13.112+00', '01a20334-f50c-74e9-8662-da28c3cce773', '2026-11-22 12:22:13.112+00', '01a20334-f50c-74e9-8662-da28c3cce773', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20334-f88d-761f-9c28-37d7096bfcfc', 1, 'Systemic lupus erythematosus', 'Anti-Sm', 'Small nuclear ribonucleoprotein Sm-D1', 'residues 83–119', 'P62314', NULL, NULL, NULL, NULL, NULL, '20–30 %', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Nuclear antigen', '{"Cohort size": "140"}', 3, 'edit', '2026-11-22 12:22:12.877+00', '01a20334-f50c-74e9-8662-da28c3cce773', '2026-11-22 12:22:13.194+00', '01a20334-f50c-74e9-8662-da28c3cce773', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20334-f904-751e-8508-146b69a1e8c4', 4, 'Graves disease', 'TRAb', 'Thyrotropin receptor', NULL, 'P16473', NULL, NULL, NULL, 'a	tab and "quotes", and an apostrophe ’', NULL, NULL, NULL, NULL, NULL, 'PMID: 12345678; PMID: 23456789', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Enzyme', '{}', 2, 'edit', '2026-11-22 12:22:12.996+00', '01a20334-f50c-74e9-8662-da28c3cce773', '2026-11-22 12:22:13.201+00', '01a20334-f50c-74e9-8662-da28c3cce773', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20334-f919-773d-9883-d16870551c67', 5, 'Hashimoto thyroiditis', 'Anti-TPO', 'Thyroid peroxidase', NULL, 'P07202', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'DOID:7188', 'TPOAb; microsomal antibody', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Nuclear antigen', '{}', 2, 'edit', '2026-11-22 12:22:13.017+00', '01a20334-f50c-74e9-8662-da28c3cce773', '2026-11-22 12:22:13.215+00', '01a20334-f50c-74e9-8662-da28c3cce773', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20334-f94f-73bd-b8f6-d54c501dc87b', 9, 'Pemphigus vulgaris', 'Anti-Dsg3', 'Desmoglein-3', NULL, 'P32926', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Nuclear antigen', '{}', 2, 'edit', '2026-11-22 12:22:13.071+00', '01a20334-f50c-74e9-8662-da28c3cce773', '2026-11-22 12:22:13.228+00', '01a20334-f50c-74e9-8662-da28c3cce773', '2026-11-22 12:22:13.228+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entries VALUES ('01a20334-f957-76a5-9bdc-7a321bb52747', 10, 'Pernicious anemia', 'Anti-intrinsic factor', 'Cobalamin binding intrinsic factor', NULL, 'P27352', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Enzyme', '{}', 3, 'edit', '2026-11-22 12:22:13.079+00', '01a20334-f50c-74e9-8662-da28c3cce773', '2026-11-22 12:22:13.26+00', '01a20334-f50c-74e9-8662-da28c3cce773', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20334-fa5f-77d1-a32c-5e0627ca3185', 13, 'Vitiligo', 'Anti-tyrosinase', 'Tyrosinase', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"Initials": "ab"}', 1, 'import:01a20334-fa24-7274-a5c2-524ad837cbbf', '2026-11-22 12:22:13.472+00', '01a20334-f50c-74e9-8662-da28c3cce773', '2026-11-22 12:22:13.472+00', '01a20334-f50c-74e9-8662-da28c3cce773', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20334-fa60-74e5-a670-148183aab678', 14, 'Alopecia areata', 'Anti-trichohyalin', 'Trichohyalin', 'C-end', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 1, 'import:01a20334-fa24-7274-a5c2-524ad837cbbf', '2026-11-22 12:22:13.472+00', '01a20334-f50c-74e9-8662-da28c3cce773', '2026-11-22 12:22:13.472+00', '01a20334-f50c-74e9-8662-da28c3cce773', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20334-fb97-73cf-87e2-cf0561b175d6', 15, 'Uveitis', 'Anti-S', 'S-arrestin', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 1, 'import:01a20334-fb76-771f-909e-a4ab3beac0c5', '2026-11-22 12:22:13.797+00', '01a20334-f50c-74e9-8662-da28c3cce773', '2026-11-22 12:22:13.797+00', '01a20334-f50c-74e9-8662-da28c3cce773', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20334-fcc2-76ae-8a0d-0f4a7341ea69', 16, 'Narcolepsy', 'Anti-HCRTR2', 'Orexin receptor type 2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 2, 'import:01a20334-fcb0-7324-bf18-7f2dd54df5df', '2026-11-22 12:22:14.199+00', '01a20334-f50c-74e9-8662-da28c3cce773', '2026-11-22 12:22:14.416+00', '01a20334-f50c-74e9-8662-da28c3cce773', '2026-11-22 12:22:14.416+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entries VALUES ('01a20335-018a-7349-bc08-a4282bb370a0', 17, 'Approved disease', 'Anti-X', 'X', 'x1', 'P00001', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 1, 'submission:01a20335-0167-7263-94a4-01e106397e01', '2026-11-22 12:22:15.178+00', '01a20334-f6ec-77b1-8afe-8297b5205aa2', '2026-11-22 12:22:15.178+00', '01a20334-f6ec-77b1-8afe-8297b5205aa2', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20334-f944-7598-902f-208b63cbcba9', 8, 'Systemic sclerosis', 'Anti-Scl-70', 'DNA topoisomerase 1', 'corrected', 'P11387', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Enzyme', '{}', 2, 'edit', '2026-11-22 12:22:13.06+00', '01a20334-f50c-74e9-8662-da28c3cce773', '2026-11-22 12:22:15.272+00', '01a20334-f6ec-77b1-8afe-8297b5205aa2', NULL, NULL);
INSERT INTO public.entry_index VALUES (2, 'systemic lupus erythematosus', 'anti-dsdna', 'double-stranded dna', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'enzyme', '2026-11-22 12:22:12.955+00', '2026-11-22 12:22:12.955+00', 'systemic lupus erythematosusanti-dsdnaantidsdnadouble-stranded dnadoublestrandedenzyme', '{systemiclupuserythematosus,dsdna,doublestrandeddna}');
INSERT INTO public.entry_index VALUES (3, 'sjogren syndrome', 'anti-ssa/ro260', 'rna-binding protein ro260', NULL, 'p510155', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'nuclear antigen', '2026-11-22 12:22:12.98+00', '2026-11-22 12:22:12.98+00', 'sjogren syndromeanti-ssa/ro60antissa/ro60rna-binding protein ro60rnabindingp10155nuclear antigen', '{sjogrensyndrome,ssaro60,ssa,ro60,rnabindingproteinro60,p10155}');
INSERT INTO public.entry_index VALUES (6, 'celiac disease', 'anti-ttg', 'protein-glutamine gamma-glutamyltransferase 12', NULL, 'p521980', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'enzyme', '2026-11-22 12:22:13.034+00', '2026-11-22 12:22:13.034+00', 'celiac diseaseanti-ttgantittgprotein-glutamine gamma-glutamyltransferase 2proteinglutamine gammaglutamyltransferase glutamyltransferase2p21980enzyme', '{celiacdisease,ttg,proteinglutaminegglutamyltransferase2,p21980}');
INSERT INTO public.entry_index VALUES (7, 'myasthenia gravis', 'anti-achr', 'acetylcholine receptor subunit alpha', NULL, 'p42708', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'nuclear antigen', '2026-11-22 12:22:13.052+00', '2026-11-22 12:22:13.052+00', 'myasthenia gravisanti-achrantiachracetylcholine receptor subunit alphap02708nuclear antigen', '{myastheniagravis,achr,acetylcholinereceptorsubunita,p02708}');
INSERT INTO public.entry_index VALUES (11, 'type 11 diabetes mellitus', 'gada', 'glutamate decarboxylase 12 (gad265 beta)', NULL, 'q45329', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'nuclear antigen', '2026-11-22 12:22:13.087+00', '2026-11-22 12:22:13.087+00', 'type 1 diabetes mellitustype1gadaglutamate decarboxylase 2 (gad65 beta)decarboxylase2q05329nuclear antigen', '{type1diabetesmellitus,gada,glutamatedecarboxylase2gad65b,glutamatedecarboxylase2,gad65b,q05329}');
INSERT INTO public.entry_index VALUES (12, 'diabetes mellitus type 11', 'ia-12a', 'receptor-type tyrosine-protein phosphatase-like n', NULL, 'q516849', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'enzyme', '2026-11-22 12:22:13.112+00', '2026-11-22 12:22:13.112+00', 'diabetes mellitus type 1type1ia-2aia2areceptor-type tyrosine-protein phosphatase-like nreceptortype tyrosineprotein phosphataselikeq16849enzyme', '{diabetesmellitustype1,ia2a,receptortypetyrosineproteinphosphataseliken,q16849}');
INSERT INTO public.entry_index VALUES (1, 'systemic lupus erythematosus', 'anti-sm', 'small nuclear ribonucleoprotein sm-d11', 'residues 283-3119', 'p562314', NULL, NULL, NULL, NULL, NULL, '220-230 %', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'nuclear antigen', '2026-11-22 12:22:12.877+00', '2026-11-22 12:22:13.194+00', 'systemic lupus erythematosusanti-smantismsmall nuclear ribonucleoprotein sm-d1smd1residues 83-11983119 residues83p6231420-30 %2030nuclear antigencohort size 140size140', '{systemiclupuserythematosus,sm,smallnuclearribonucleoproteinsmd1,residues83119,p62314}');
INSERT INTO public.entry_index VALUES (4, 'graves disease', 'trab', 'thyrotropin receptor', NULL, 'p516473', NULL, NULL, NULL, 'a tab and "quotes", and an apostrophe ''', NULL, NULL, NULL, NULL, NULL, 'pmid: 812345678; pmid: 823456789', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'enzyme', '2026-11-22 12:22:12.996+00', '2026-11-22 12:22:13.201+00', 'graves diseasetrabthyrotropin receptorp16473a tab and "quotes", and an apostrophe ''pmid: 12345678; pmid: 23456789enzyme', '{gravesdisease,trab,thyrotropinreceptor,p16473}');
INSERT INTO public.entry_index VALUES (5, 'hashimoto thyroiditis', 'anti-tpo', 'thyroid peroxidase', NULL, 'p47202', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'doid:47188', 'tpoab; microsomal antibody', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'nuclear antigen', '2026-11-22 12:22:13.017+00', '2026-11-22 12:22:13.215+00', 'hashimoto thyroiditisanti-tpoantitpothyroid peroxidasep07202doid:7188tpoab; microsomal antibodynuclear antigen', '{hashimotothyroiditis,tpo,thyroidperoxidase,p07202,doid7188,tpoabmicrosomal,tpoab,microsomal}');
INSERT INTO public.entry_index VALUES (10, 'pernicious anemia', 'anti-intrinsic factor', 'cobalamin binding intrinsic factor', NULL, 'p527352', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'enzyme', '2026-11-22 12:22:13.079+00', '2026-11-22 12:22:13.26+00', 'pernicious anemiaanti-intrinsic factorantiintrinsiccobalamin binding intrinsic factorp27352enzyme', '{perniciousanemia,intrinsicfactor,cobalaminbindingintrinsicfactor,p27352}');
INSERT INTO public.entry_index VALUES (13, 'vitiligo', 'anti-tyrosinase', 'tyrosinase', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 12:22:13.472+00', '2026-11-22 12:22:13.472+00', 'vitiligoanti-tyrosinaseantityrosinasetyrosinaseinitials ab', '{vitiligo,tyrosinase}');
INSERT INTO public.entry_index VALUES (14, 'alopecia areata', 'anti-trichohyalin', 'trichohyalin', 'c-end', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 12:22:13.472+00', '2026-11-22 12:22:13.472+00', 'alopecia areataanti-trichohyalinantitrichohyalintrichohyalinc-endcend', '{alopeciaareata,trichohyalin,cend}');
INSERT INTO public.entry_index VALUES (15, 'uveitis', 'anti-s', 's-arrestin', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 12:22:13.797+00', '2026-11-22 12:22:13.797+00', 'uveitisanti-santiss-arrestinsarrestin', '{uveitis,s,sarrestin}');
INSERT INTO public.entry_index VALUES (17, 'approved disease', 'anti-x', 'x', 'x11', 'p11', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 12:22:15.178+00', '2026-11-22 12:22:15.178+00', 'approved diseaseanti-xantixxx1p00001', '{approveddisease,x,x1,p00001}');
INSERT INTO public.entry_index VALUES (8, 'systemic sclerosis', 'anti-scl-270', 'dna topoisomerase 11', 'corrected', 'p511387', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'enzyme', '2026-11-22 12:22:13.06+00', '2026-11-22 12:22:15.272+00', 'systemic sclerosisanti-scl-70antiscl70dna topoisomerase 1topoisomerase1correctedp11387enzyme', '{systemicsclerosis,scl70,dnatopoisomerase1,corrected,p11387}');
INSERT INTO public.entry_revisions VALUES ('01a20334-f88d-761f-9c28-37d7096bfcfc', 1, 'create', '{}', NULL, 'edit', '2026-11-22 12:22:12.877+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20334-f8db-7154-b317-beba57d31599', 1, 'create', '{}', NULL, 'edit', '2026-11-22 12:22:12.955+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20334-f8f4-7448-9db6-c9195dadc063', 1, 'create', '{}', NULL, 'edit', '2026-11-22 12:22:12.98+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20334-f904-751e-8508-146b69a1e8c4', 1, 'create', '{}', NULL, 'edit', '2026-11-22 12:22:12.996+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20334-f919-773d-9883-d16870551c67', 1, 'create', '{}', NULL, 'edit', '2026-11-22 12:22:13.017+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20334-f92a-725b-802a-46695a2aef00', 1, 'create', '{}', NULL, 'edit', '2026-11-22 12:22:13.034+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20334-f93c-7593-a435-c33796a1edb3', 1, 'create', '{}', NULL, 'edit', '2026-11-22 12:22:13.052+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20334-f944-7598-902f-208b63cbcba9', 1, 'create', '{}', NULL, 'edit', '2026-11-22 12:22:13.06+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20334-f94f-73bd-b8f6-d54c501dc87b', 1, 'create', '{}', NULL, 'edit', '2026-11-22 12:22:13.071+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20334-f957-76a5-9bdc-7a321bb52747', 1, 'create', '{}', NULL, 'edit', '2026-11-22 12:22:13.079+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20334-f95f-755f-a2dc-7306e473b2a6', 1, 'create', '{}', NULL, 'edit', '2026-11-22 12:22:13.087+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20334-f978-70a7-9c54-b46437ab5656', 1, 'create', '{}', NULL, 'edit', '2026-11-22 12:22:13.112+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20334-f88d-761f-9c28-37d7096bfcfc', 2, 'update', '{"epitope": [null, "residues 83–119"], "additional.Country": [null, "Österreich"], "additional.Cohort size": [null, "120"]}', NULL, 'edit', '2026-11-22 12:22:13.129+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20334-f88d-761f-9c28-37d7096bfcfc', 3, 'update', '{"sensitivity": [null, "20–30 %"], "additional.Country": ["Österreich", null], "additional.Cohort size": ["120", "140"]}', 'A second cohort', 'edit', '2026-11-22 12:22:13.194+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20334-f904-751e-8508-146b69a1e8c4', 2, 'update', '{"mechanism": [null, "a\ttab and \"quotes\", and an apostrophe ’"], "reference": [null, "PMID: 12345678; PMID: 23456789"]}', NULL, 'edit', '2026-11-22 12:22:13.201+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20334-f919-773d-9883-d16870551c67', 2, 'update', '{"synonym": [null, "TPOAb; microsomal antibody"], "databaseAccessionNumbers": [null, "DOID:7188"]}', NULL, 'edit', '2026-11-22 12:22:13.215+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20334-f94f-73bd-b8f6-d54c501dc87b', 2, 'delete', '{}', 'A double', 'edit', '2026-11-22 12:22:13.228+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20334-f957-76a5-9bdc-7a321bb52747', 2, 'delete', '{}', NULL, 'edit', '2026-11-22 12:22:13.246+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20334-f957-76a5-9bdc-7a321bb52747', 3, 'restore', '{}', 'It was none', 'edit', '2026-11-22 12:22:13.26+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20334-fa5f-77d1-a32c-5e0627ca3185', 1, 'create', '{}', NULL, 'import:01a20334-fa24-7274-a5c2-524ad837cbbf', '2026-11-22 12:22:13.472+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20334-fa60-74e5-a670-148183aab678', 1, 'create', '{}', NULL, 'import:01a20334-fa24-7274-a5c2-524ad837cbbf', '2026-11-22 12:22:13.472+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20334-fb97-73cf-87e2-cf0561b175d6', 1, 'create', '{}', NULL, 'import:01a20334-fb76-771f-909e-a4ab3beac0c5', '2026-11-22 12:22:13.797+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20334-fcc2-76ae-8a0d-0f4a7341ea69', 1, 'create', '{}', NULL, 'import:01a20334-fcb0-7324-bf18-7f2dd54df5df', '2026-11-22 12:22:14.199+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20334-fcc2-76ae-8a0d-0f4a7341ea69', 2, 'delete', '{}', 'Import undone', 'import:01a20334-fcb0-7324-bf18-7f2dd54df5df', '2026-11-22 12:22:14.416+00', '01a20334-f50c-74e9-8662-da28c3cce773');
INSERT INTO public.entry_revisions VALUES ('01a20335-018a-7349-bc08-a4282bb370a0', 1, 'create', '{}', NULL, 'submission:01a20335-0167-7263-94a4-01e106397e01', '2026-11-22 12:22:15.178+00', '01a20334-f6ec-77b1-8afe-8297b5205aa2');
INSERT INTO public.entry_revisions VALUES ('01a20334-f944-7598-902f-208b63cbcba9', 2, 'update', '{"epitope": [null, "corrected"]}', NULL, 'submission:01a20335-01dc-7353-b92c-2aed828cef3b', '2026-11-22 12:22:15.272+00', '01a20334-f6ec-77b1-8afe-8297b5205aa2');
INSERT INTO public.entry_totals VALUES (true, 15, 1795350135279029);
INSERT INTO public.entry_values VALUES ('autoantibody', 'anti-sm', 'Anti-Sm', 1);
INSERT INTO public.entry_values VALUES ('autoantigen', 'small nuclear ribonucleoprotein sm-d11', 'Small nuclear ribonucleoprotein Sm-D1', 1);
INSERT INTO public.entry_values VALUES ('uniprotId', 'p562314', 'P62314', 1);
INSERT INTO public.entry_values VALUES ('disease', 'systemic lupus erythematosus', 'Systemic lupus erythematosus', 2);
INSERT INTO public.entry_values VALUES ('autoantibody', 'anti-dsdna', 'Anti-dsDNA', 1);
INSERT INTO public.entry_values VALUES ('autoantigen', 'double-stranded dna', 'Double-stranded DNA', 1);
INSERT INTO public.entry_values VALUES ('disease', 'sjogren syndrome', 'Sjögren syndrome', 1);
INSERT INTO public.entry_values VALUES ('autoantibody', 'anti-ssa/ro260', 'Anti-SSA/Ro60', 1);
INSERT INTO public.entry_values VALUES ('autoantigen', 'rna-binding protein ro260', 'RNA-binding protein RO60', 1);
INSERT INTO public.entry_values VALUES ('uniprotId', 'p510155', 'P10155', 1);
INSERT INTO public.entry_values VALUES ('disease', 'graves disease', 'Graves disease', 1);
INSERT INTO public.entry_values VALUES ('autoantibody', 'trab', 'TRAb', 1);
INSERT INTO public.entry_values VALUES ('autoantigen', 'thyrotropin receptor', 'Thyrotropin receptor', 1);
INSERT INTO public.entry_values VALUES ('uniprotId', 'p516473', 'P16473', 1);
INSERT INTO public.entry_values VALUES ('disease', 'hashimoto thyroiditis', 'Hashimoto thyroiditis', 1);
INSERT INTO public.entry_values VALUES ('autoantibody', 'anti-tpo', 'Anti-TPO', 1);
INSERT INTO public.entry_values VALUES ('autoantigen', 'thyroid peroxidase', 'Thyroid peroxidase', 1);
INSERT INTO public.entry_values VALUES ('uniprotId', 'p47202', 'P07202', 1);
INSERT INTO public.entry_values VALUES ('disease', 'celiac disease', 'Celiac disease', 1);
INSERT INTO public.entry_values VALUES ('autoantibody', 'anti-ttg', 'Anti-tTG', 1);
INSERT INTO public.entry_values VALUES ('autoantigen', 'protein-glutamine gamma-glutamyltransferase 12', 'Protein-glutamine gamma-glutamyltransferase 2', 1);
INSERT INTO public.entry_values VALUES ('uniprotId', 'p521980', 'P21980', 1);
INSERT INTO public.entry_values VALUES ('disease', 'myasthenia gravis', 'Myasthenia gravis', 1);
INSERT INTO public.entry_values VALUES ('autoantibody', 'anti-achr', 'Anti-AChR', 1);
INSERT INTO public.entry_values VALUES ('autoantigen', 'acetylcholine receptor subunit alpha', 'Acetylcholine receptor subunit alpha', 1);
INSERT INTO public.entry_values VALUES ('uniprotId', 'p42708', 'P02708', 1);
INSERT INTO public.entry_values VALUES ('disease', 'systemic sclerosis', 'Systemic sclerosis', 1);
INSERT INTO public.entry_values VALUES ('autoantibody', 'anti-scl-270', 'Anti-Scl-70', 1);
INSERT INTO public.entry_values VALUES ('autoantigen', 'dna topoisomerase 11', 'DNA topoisomerase 1', 1);
INSERT INTO public.entry_values VALUES ('uniprotId', 'p511387', 'P11387', 1);
INSERT INTO public.entry_values VALUES ('disease', 'type 11 diabetes mellitus', 'Type 1 diabetes mellitus', 1);
INSERT INTO public.entry_values VALUES ('autoantibody', 'gada', 'GADA', 1);
INSERT INTO public.entry_values VALUES ('autoantigen', 'glutamate decarboxylase 12 (gad265 beta)', 'Glutamate decarboxylase 2 (GAD65 β)', 1);
INSERT INTO public.entry_values VALUES ('uniprotId', 'q45329', 'Q05329', 1);
INSERT INTO public.entry_values VALUES ('disease', 'diabetes mellitus type 11', 'Diabetes mellitus type 1', 1);
INSERT INTO public.entry_values VALUES ('autoantibody', 'ia-12a', 'IA-2A', 1);
INSERT INTO public.entry_values VALUES ('autoantigen', 'receptor-type tyrosine-protein phosphatase-like n', 'Receptor-type tyrosine-protein phosphatase-like N', 1);
INSERT INTO public.entry_values VALUES ('uniprotId', 'q516849', 'Q16849', 1);
INSERT INTO public.entry_values VALUES ('epitope', 'residues 283-3119', 'residues 83–119', 1);
INSERT INTO public.entry_values VALUES ('type', 'nuclear antigen', 'Nuclear antigen', 5);
INSERT INTO public.entry_values VALUES ('disease', 'pernicious anemia', 'Pernicious anemia', 1);
INSERT INTO public.entry_values VALUES ('autoantibody', 'anti-intrinsic factor', 'Anti-intrinsic factor', 1);
INSERT INTO public.entry_values VALUES ('autoantigen', 'cobalamin binding intrinsic factor', 'Cobalamin binding intrinsic factor', 1);
INSERT INTO public.entry_values VALUES ('type', 'enzyme', 'Enzyme', 6);
INSERT INTO public.entry_values VALUES ('uniprotId', 'p527352', 'P27352', 1);
INSERT INTO public.entry_values VALUES ('disease', 'alopecia areata', 'Alopecia areata', 1);
INSERT INTO public.entry_values VALUES ('disease', 'vitiligo', 'Vitiligo', 1);
INSERT INTO public.entry_values VALUES ('autoantibody', 'anti-trichohyalin', 'Anti-trichohyalin', 1);
INSERT INTO public.entry_values VALUES ('autoantibody', 'anti-tyrosinase', 'Anti-tyrosinase', 1);
INSERT INTO public.entry_values VALUES ('autoantigen', 'trichohyalin', 'Trichohyalin', 1);
INSERT INTO public.entry_values VALUES ('autoantigen', 'tyrosinase', 'Tyrosinase', 1);
INSERT INTO public.entry_values VALUES ('epitope', 'c-end', 'C-end', 1);
INSERT INTO public.entry_values VALUES ('disease', 'uveitis', 'Uveitis', 1);
INSERT INTO public.entry_values VALUES ('autoantibody', 'anti-s', 'Anti-S', 1);
INSERT INTO public.entry_values VALUES ('autoantigen', 's-arrestin', 'S-arrestin', 1);
INSERT INTO public.entry_values VALUES ('disease', 'approved disease', 'Approved disease', 1);
INSERT INTO public.entry_values VALUES ('autoantibody', 'anti-x', 'Anti-X', 1);
INSERT INTO public.entry_values VALUES ('autoantigen', 'x', 'X', 1);
INSERT INTO public.entry_values VALUES ('epitope', 'x11', 'x1', 1);
INSERT INTO public.entry_values VALUES ('uniprotId', 'p11', 'P00001', 1);
INSERT INTO public.entry_values VALUES ('epitope', 'corrected', 'corrected', 1);
INSERT INTO public.idempotency_keys VALUES ('\x014c81da1c467e747595be18093625c3d003791ca33c0f0ffec3acc700b3e030', 'entry 0', '\x9d8fca089e7b851b011795add4f65829022acc327aedf1d7c3e6ae0f72efa3eb', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20334-f88d-761f-9c28-37d7096bfcfc","accession":"AIA0000001","version":1,"disease":"Systemic lupus erythematosus","autoantibody":"Anti-Sm","autoantigen":"Small nuclear ribonucleoprotein Sm-D1","epitope":null,"uniprotId":"P62314","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Nuclear antigen","additional":{},"createdAt":"2026-11-22T12:22:12.877Z","updatedAt":"2026-11-22T12:22:12.877Z"}}', '2026-11-22 12:22:12.87+00');
INSERT INTO public.idempotency_keys VALUES ('\x014c81da1c467e747595be18093625c3d003791ca33c0f0ffec3acc700b3e030', 'entry 1', '\x1bbe8c5412b0c74880632e9736c4fdcfe10c57e11070cc3e235bc74224520adc', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20334-f8db-7154-b317-beba57d31599","accession":"AIA0000002","version":1,"disease":"Systemic lupus erythematosus","autoantibody":"Anti-dsDNA","autoantigen":"Double-stranded DNA","epitope":null,"uniprotId":null,"diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Enzyme","additional":{},"createdAt":"2026-11-22T12:22:12.955Z","updatedAt":"2026-11-22T12:22:12.955Z"}}', '2026-11-22 12:22:12.94+00');
INSERT INTO public.idempotency_keys VALUES ('\x014c81da1c467e747595be18093625c3d003791ca33c0f0ffec3acc700b3e030', 'entry 2', '\x894dd71c229965ea489b2ca7b632bcfc162d3bc79f558bf397ed67b20ef4c096', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20334-f8f4-7448-9db6-c9195dadc063","accession":"AIA0000003","version":1,"disease":"Sjögren syndrome","autoantibody":"Anti-SSA/Ro60","autoantigen":"RNA-binding protein RO60","epitope":null,"uniprotId":"P10155","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Nuclear antigen","additional":{},"createdAt":"2026-11-22T12:22:12.980Z","updatedAt":"2026-11-22T12:22:12.980Z"}}', '2026-11-22 12:22:12.979+00');
INSERT INTO public.idempotency_keys VALUES ('\x014c81da1c467e747595be18093625c3d003791ca33c0f0ffec3acc700b3e030', 'entry 3', '\x4abc06f58ff9ef1e07d471c66e321b3fcfe6c8223c95bd4e7b4c4f9fc9035210', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20334-f904-751e-8508-146b69a1e8c4","accession":"AIA0000004","version":1,"disease":"Graves disease","autoantibody":"TRAb","autoantigen":"Thyrotropin receptor","epitope":null,"uniprotId":"P16473","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Enzyme","additional":{},"createdAt":"2026-11-22T12:22:12.996Z","updatedAt":"2026-11-22T12:22:12.996Z"}}', '2026-11-22 12:22:12.996+00');
INSERT INTO public.idempotency_keys VALUES ('\x014c81da1c467e747595be18093625c3d003791ca33c0f0ffec3acc700b3e030', 'entry 4', '\x5950f62e29225b27b8d292dc70fda95a570fba5ec1a16db56a4a46963feff7d5', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20334-f919-773d-9883-d16870551c67","accession":"AIA0000005","version":1,"disease":"Hashimoto thyroiditis","autoantibody":"Anti-TPO","autoantigen":"Thyroid peroxidase","epitope":null,"uniprotId":"P07202","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Nuclear antigen","additional":{},"createdAt":"2026-11-22T12:22:13.017Z","updatedAt":"2026-11-22T12:22:13.017Z"}}', '2026-11-22 12:22:13.017+00');
INSERT INTO public.idempotency_keys VALUES ('\x014c81da1c467e747595be18093625c3d003791ca33c0f0ffec3acc700b3e030', 'entry 5', '\xc9f69a16288df600934ec25b1e8877e3d47154dc70212b0a77f290f426544fd3', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20334-f92a-725b-802a-46695a2aef00","accession":"AIA0000006","version":1,"disease":"Celiac disease","autoantibody":"Anti-tTG","autoantigen":"Protein-glutamine gamma-glutamyltransferase 2","epitope":null,"uniprotId":"P21980","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Enzyme","additional":{},"createdAt":"2026-11-22T12:22:13.034Z","updatedAt":"2026-11-22T12:22:13.034Z"}}', '2026-11-22 12:22:13.034+00');
INSERT INTO public.idempotency_keys VALUES ('\x014c81da1c467e747595be18093625c3d003791ca33c0f0ffec3acc700b3e030', 'entry 6', '\xf99de58f085279fa5800622356e9d81bba9828b97948b3b1d3d69335341bd7ee', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20334-f93c-7593-a435-c33796a1edb3","accession":"AIA0000007","version":1,"disease":"Myasthenia gravis","autoantibody":"Anti-AChR","autoantigen":"Acetylcholine receptor subunit alpha","epitope":null,"uniprotId":"P02708","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Nuclear antigen","additional":{},"createdAt":"2026-11-22T12:22:13.052Z","updatedAt":"2026-11-22T12:22:13.052Z"}}', '2026-11-22 12:22:13.052+00');
INSERT INTO public.idempotency_keys VALUES ('\x014c81da1c467e747595be18093625c3d003791ca33c0f0ffec3acc700b3e030', 'entry 7', '\x3b960a5f896e79a639c537cf9805b4bc5187b5d202f7ed5e5eed9afea487a08a', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20334-f944-7598-902f-208b63cbcba9","accession":"AIA0000008","version":1,"disease":"Systemic sclerosis","autoantibody":"Anti-Scl-70","autoantigen":"DNA topoisomerase 1","epitope":null,"uniprotId":"P11387","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Enzyme","additional":{},"createdAt":"2026-11-22T12:22:13.060Z","updatedAt":"2026-11-22T12:22:13.060Z"}}', '2026-11-22 12:22:13.06+00');
INSERT INTO public.idempotency_keys VALUES ('\x014c81da1c467e747595be18093625c3d003791ca33c0f0ffec3acc700b3e030', 'entry 8', '\x0034cd8ae94cca75bb62370fbff505e88454c77215b8b596400bd8a81380c379', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20334-f94f-73bd-b8f6-d54c501dc87b","accession":"AIA0000009","version":1,"disease":"Pemphigus vulgaris","autoantibody":"Anti-Dsg3","autoantigen":"Desmoglein-3","epitope":null,"uniprotId":"P32926","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Nuclear antigen","additional":{},"createdAt":"2026-11-22T12:22:13.071Z","updatedAt":"2026-11-22T12:22:13.071Z"}}', '2026-11-22 12:22:13.071+00');
INSERT INTO public.idempotency_keys VALUES ('\x014c81da1c467e747595be18093625c3d003791ca33c0f0ffec3acc700b3e030', 'entry 9', '\x201221ad948f94d21c691e55e83c30c4eca770082d46341ec4b4f6fbb7495f87', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20334-f957-76a5-9bdc-7a321bb52747","accession":"AIA0000010","version":1,"disease":"Pernicious anemia","autoantibody":"Anti-intrinsic factor","autoantigen":"Cobalamin binding intrinsic factor","epitope":null,"uniprotId":"P27352","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Enzyme","additional":{},"createdAt":"2026-11-22T12:22:13.079Z","updatedAt":"2026-11-22T12:22:13.079Z"}}', '2026-11-22 12:22:13.079+00');
INSERT INTO public.idempotency_keys VALUES ('\x014c81da1c467e747595be18093625c3d003791ca33c0f0ffec3acc700b3e030', 'entry 10', '\xb7d82dd053f152179920484c1597f781ca18472c0fa06082082426355f1106b5', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20334-f95f-755f-a2dc-7306e473b2a6","accession":"AIA0000011","version":1,"disease":"Type 1 diabetes mellitus","autoantibody":"GADA","autoantigen":"Glutamate decarboxylase 2 (GAD65 β)","epitope":null,"uniprotId":"Q05329","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Nuclear antigen","additional":{},"createdAt":"2026-11-22T12:22:13.087Z","updatedAt":"2026-11-22T12:22:13.087Z"}}', '2026-11-22 12:22:13.087+00');
INSERT INTO public.idempotency_keys VALUES ('\x014c81da1c467e747595be18093625c3d003791ca33c0f0ffec3acc700b3e030', 'entry 11', '\xb5824020b00d0291b167470e8e194455d59eb2da2bf2e8506ae5c079939bf791', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20334-f978-70a7-9c54-b46437ab5656","accession":"AIA0000012","version":1,"disease":"Diabetes mellitus type 1","autoantibody":"IA-2A","autoantigen":"Receptor-type tyrosine-protein phosphatase-like N","epitope":null,"uniprotId":"Q16849","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Enzyme","additional":{},"createdAt":"2026-11-22T12:22:13.112Z","updatedAt":"2026-11-22T12:22:13.112Z"}}', '2026-11-22 12:22:13.112+00');
INSERT INTO public.import_problems VALUES ('01a20334-fb76-771f-909e-a4ab3beac0c5', 3, '["Uveitis","","no antibody","",""]', '[{"path": "autoantibody", "value": null, "message": "Disease, autoantibody, and autoantigen are required"}]', '[]');
INSERT INTO public.import_problems VALUES ('01a20334-ff01-716f-84ae-68b7fe31dc64', 3, '["","","nothing else","",""]', '[{"path": "disease", "value": null, "message": "Disease, autoantibody, and autoantigen are required"}, {"path": "autoantibody", "value": null, "message": "Disease, autoantibody, and autoantigen are required"}]', '[]');
INSERT INTO public.import_problems VALUES ('01a20335-005c-71f3-9c3c-f660c167ff04', 2, '["Nobody","","","",""]', '[{"path": "autoantibody", "value": null, "message": "Disease, autoantibody, and autoantigen are required"}, {"path": "autoantigen", "value": null, "message": "Disease, autoantibody, and autoantigen are required"}]', '[]');
INSERT INTO public.import_rows VALUES ('01a20334-ff01-716f-84ae-68b7fe31dc64', 2, NULL, '01a20334-ff13-761c-bd6c-a55992e01109', NULL, 'eac67d4a-23df-1aff-03c7-b4ccb83fa3c0', 'insert', 'stiff person syndrome', 'anti-amphiphysin', 'amphiphysin', 'sh13', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Stiff person syndrome', 'Anti-amphiphysin', 'Amphiphysin', 'SH3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"Initials": "xy"}', '{stiffpersonsyndrome,amphiphysin,sh3}', NULL, NULL, NULL, 'stiff person syndromeanti-amphiphysinantiamphiphysinamphiphysinsh3initials xy', '["Stiff person syndrome","Anti-amphiphysin","Amphiphysin","SH3","xy"]');
INSERT INTO public.import_rows VALUES ('01a20334-ff01-716f-84ae-68b7fe31dc64', 3, NULL, '01a20334-ff13-761c-bd6c-aba4a8730014', NULL, NULL, 'fail', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[{"path": "disease", "value": null, "message": "Disease, autoantibody, and autoantigen are required"}, {"path": "autoantibody", "value": null, "message": "Disease, autoantibody, and autoantigen are required"}]', NULL, NULL, NULL, '["","","nothing else","",""]');
INSERT INTO public.imports VALUES ('01a20334-fa24-7274-a5c2-524ad837cbbf', 'done', 'all', 'refuse', false, 'csv', 'good.csv', NULL, '{}', '[{"field": "disease", "header": "Disease", "samples": ["Vitiligo", "Alopecia areata"]}, {"field": "autoantibody", "header": "Antibody", "samples": ["Anti-tyrosinase", "Anti-trichohyalin"]}, {"field": "autoantigen", "header": "Antigen", "samples": ["Tyrosinase", "Trichohyalin"]}, {"field": "epitope", "header": "Epitope", "samples": ["C-end"]}, {"field": "additional.Initials", "header": "Initials", "samples": ["ab"]}]', '{Initials}', '[]', '[]', 2, 2, 2, 0, 0, 0, 2, 0, 0, NULL, 1, '2026-11-22 12:22:13.331+00', '01a20334-f50c-74e9-8662-da28c3cce773', '2026-11-22 12:22:13.433+00', NULL, NULL, 0, 0, NULL, NULL, NULL);
INSERT INTO public.imports VALUES ('01a20334-fb76-771f-909e-a4ab3beac0c5', 'done', 'valid_only', 'refuse', false, 'csv', 'problems.csv', NULL, '{}', '[{"field": "disease", "header": "Disease", "samples": ["Uveitis"]}, {"field": "autoantibody", "header": "Antibody", "samples": ["Anti-S"]}, {"field": "autoantigen", "header": "Antigen", "samples": ["S-arrestin", "no antibody"]}, {"field": "epitope", "header": "Epitope", "samples": []}, {"field": "additional.Initials", "header": "Initials", "samples": []}]', '{Initials}', '[]', '[]', 2, 2, 1, 0, 0, 1, 2, 1, 0, NULL, 1, '2026-11-22 12:22:13.646+00', '01a20334-f50c-74e9-8662-da28c3cce773', '2026-11-22 12:22:13.753+00', NULL, NULL, 0, 0, NULL, NULL, NULL);
INSERT INTO public.imports VALUES ('01a20334-fcb0-7324-bf18-7f2dd54df5df', 'undone', 'all', 'refuse', false, 'csv', 'undone.csv', NULL, '{}', '[{"field": "disease", "header": "Disease", "samples": ["Narcolepsy"]}, {"field": "autoantibody", "header": "Antibody", "samples": ["Anti-HCRTR2"]}, {"field": "autoantigen", "header": "Antigen", "samples": ["Orexin receptor type 2"]}, {"field": "epitope", "header": "Epitope", "samples": []}, {"field": "additional.Initials", "header": "Initials", "samples": []}]', '{Initials}', '[]', '[]', 1, 1, 1, 0, 0, 0, 1, 0, 0, NULL, 1, '2026-11-22 12:22:13.947+00', '01a20334-f50c-74e9-8662-da28c3cce773', '2026-11-22 12:22:14.079+00', '2026-11-22 12:22:14.416+00', '01a20334-f50c-74e9-8662-da28c3cce773', 1, 0, NULL, NULL, NULL);
INSERT INTO public.imports VALUES ('01a20334-ff01-716f-84ae-68b7fe31dc64', 'previewed', 'all', 'refuse', true, 'csv', 'preview.csv', NULL, '{}', '[{"field": "disease", "header": "Disease", "samples": ["Stiff person syndrome"]}, {"field": "autoantibody", "header": "Antibody", "samples": ["Anti-amphiphysin"]}, {"field": "autoantigen", "header": "Antigen", "samples": ["Amphiphysin", "nothing else"]}, {"field": "epitope", "header": "Epitope", "samples": ["SH3"]}, {"field": "additional.Initials", "header": "Initials", "samples": ["xy"]}]', '{Initials}', '[]', '[]', 2, 2, 1, 0, 0, 1, 2, 2, 0, NULL, 1, '2026-11-22 12:22:14.544+00', '01a20334-f50c-74e9-8662-da28c3cce773', '2026-11-22 12:22:14.631+00', NULL, NULL, 0, 0, NULL, NULL, NULL);
INSERT INTO public.imports VALUES ('01a20335-005c-71f3-9c3c-f660c167ff04', 'refused', 'all', 'refuse', false, 'csv', 'refused.csv', NULL, '{}', '[{"field": "disease", "header": "Disease", "samples": ["Nobody"]}, {"field": "autoantibody", "header": "Antibody", "samples": []}, {"field": "autoantigen", "header": "Antigen", "samples": []}, {"field": "epitope", "header": "Epitope", "samples": []}, {"field": "additional.Initials", "header": "Initials", "samples": []}]', '{Initials}', '[]', '[]', 1, 1, 0, 0, 0, 1, 1, 2, 0, 'Nothing is stored, since a row is bad', 1, '2026-11-22 12:22:14.896+00', '01a20334-f50c-74e9-8662-da28c3cce773', '2026-11-22 12:22:14.952+00', NULL, NULL, 0, 0, NULL, NULL, NULL);
INSERT INTO public.migrations VALUES (1, 1763650000000, 'Foundation1763650000000');
INSERT INTO public.migrations VALUES (2, 1763680000000, 'Accounts1763680000000');
INSERT INTO public.migrations VALUES (3, 1763690000000, 'Editing1763690000000');
INSERT INTO public.migrations VALUES (4, 1763700000000, 'Imports1763700000000');
INSERT INTO public.migrations VALUES (5, 1763710000000, 'Submissions1763710000000');
INSERT INTO public.migrations VALUES (6, 1763720000000, 'SearchWords1763720000000');
INSERT INTO public.migrations VALUES (7, 1763730000000, 'ArrivingEntries1763730000000');
INSERT INTO public.migrations VALUES (8, 1763740000000, 'DataSteps1763740000000');
INSERT INTO public.migrations VALUES (9, 1763750000000, 'FewerIndexes1763750000000');
INSERT INTO public.password_links VALUES ('01a20334-f86b-76a2-8e77-c1278bca6736', '\x7d720fc411fa5037d196966c717bb1c328fe683011e6f44f4215061bcbbd979c', 'invitation', '2026-11-29 12:22:13.126+00');
INSERT INTO public.search_words VALUES ('anti-sm');
INSERT INTO public.search_words VALUES ('antigen');
INSERT INTO public.search_words VALUES ('antism');
INSERT INTO public.search_words VALUES ('erythematosus');
INSERT INTO public.search_words VALUES ('lupus');
INSERT INTO public.search_words VALUES ('nuclear');
INSERT INTO public.search_words VALUES ('p62314');
INSERT INTO public.search_words VALUES ('ribonucleoprotein');
INSERT INTO public.search_words VALUES ('sm-d1');
INSERT INTO public.search_words VALUES ('small');
INSERT INTO public.search_words VALUES ('smd1');
INSERT INTO public.search_words VALUES ('systemic');
INSERT INTO public.search_words VALUES ('anti-dsdna');
INSERT INTO public.search_words VALUES ('antidsdna');
INSERT INTO public.search_words VALUES ('dna');
INSERT INTO public.search_words VALUES ('double-stranded');
INSERT INTO public.search_words VALUES ('doublestranded');
INSERT INTO public.search_words VALUES ('enzyme');
INSERT INTO public.search_words VALUES ('anti-ssa/ro60');
INSERT INTO public.search_words VALUES ('antissa/ro60');
INSERT INTO public.search_words VALUES ('p10155');
INSERT INTO public.search_words VALUES ('protein');
INSERT INTO public.search_words VALUES ('rna-binding');
INSERT INTO public.search_words VALUES ('rnabinding');
INSERT INTO public.search_words VALUES ('ro60');
INSERT INTO public.search_words VALUES ('sjogren');
INSERT INTO public.search_words VALUES ('syndrome');
INSERT INTO public.search_words VALUES ('disease');
INSERT INTO public.search_words VALUES ('graves');
INSERT INTO public.search_words VALUES ('p16473');
INSERT INTO public.search_words VALUES ('receptor');
INSERT INTO public.search_words VALUES ('thyrotropin');
INSERT INTO public.search_words VALUES ('trab');
INSERT INTO public.search_words VALUES ('anti-tpo');
INSERT INTO public.search_words VALUES ('antitpo');
INSERT INTO public.search_words VALUES ('hashimoto');
INSERT INTO public.search_words VALUES ('p07202');
INSERT INTO public.search_words VALUES ('peroxidase');
INSERT INTO public.search_words VALUES ('thyroid');
INSERT INTO public.search_words VALUES ('thyroiditis');
INSERT INTO public.search_words VALUES ('2');
INSERT INTO public.search_words VALUES ('anti-ttg');
INSERT INTO public.search_words VALUES ('antittg');
INSERT INTO public.search_words VALUES ('celiac');
INSERT INTO public.search_words VALUES ('gamma-glutamyltransferase');
INSERT INTO public.search_words VALUES ('gammaglutamyltransferase');
INSERT INTO public.search_words VALUES ('glutamyltransferase2');
INSERT INTO public.search_words VALUES ('p21980');
INSERT INTO public.search_words VALUES ('protein-glutamine');
INSERT INTO public.search_words VALUES ('proteinglutamine');
INSERT INTO public.search_words VALUES ('acetylcholine');
INSERT INTO public.search_words VALUES ('alpha');
INSERT INTO public.search_words VALUES ('anti-achr');
INSERT INTO public.search_words VALUES ('antiachr');
INSERT INTO public.search_words VALUES ('gravis');
INSERT INTO public.search_words VALUES ('myasthenia');
INSERT INTO public.search_words VALUES ('p02708');
INSERT INTO public.search_words VALUES ('subunit');
INSERT INTO public.search_words VALUES ('1');
INSERT INTO public.search_words VALUES ('anti-scl-70');
INSERT INTO public.search_words VALUES ('antiscl70');
INSERT INTO public.search_words VALUES ('p11387');
INSERT INTO public.search_words VALUES ('sclerosis');
INSERT INTO public.search_words VALUES ('topoisomerase');
INSERT INTO public.search_words VALUES ('topoisomerase1');
INSERT INTO public.search_words VALUES ('anti-dsg3');
INSERT INTO public.search_words VALUES ('antidsg3');
INSERT INTO public.search_words VALUES ('desmoglein-3');
INSERT INTO public.search_words VALUES ('desmoglein3');
INSERT INTO public.search_words VALUES ('p32926');
INSERT INTO public.search_words VALUES ('pemphigus');
INSERT INTO public.search_words VALUES ('vulgaris');
INSERT INTO public.search_words VALUES ('anemia');
INSERT INTO public.search_words VALUES ('anti-intrinsic');
INSERT INTO public.search_words VALUES ('antiintrinsic');
INSERT INTO public.search_words VALUES ('binding');
INSERT INTO public.search_words VALUES ('cobalamin');
INSERT INTO public.search_words VALUES ('factor');
INSERT INTO public.search_words VALUES ('intrinsic');
INSERT INTO public.search_words VALUES ('p27352');
INSERT INTO public.search_words VALUES ('pernicious');
INSERT INTO public.search_words VALUES ('(gad65');
INSERT INTO public.search_words VALUES ('beta)');
INSERT INTO public.search_words VALUES ('decarboxylase');
INSERT INTO public.search_words VALUES ('decarboxylase2');
INSERT INTO public.search_words VALUES ('diabetes');
INSERT INTO public.search_words VALUES ('gada');
INSERT INTO public.search_words VALUES ('glutamate');
INSERT INTO public.search_words VALUES ('mellitus');
INSERT INTO public.search_words VALUES ('q05329');
INSERT INTO public.search_words VALUES ('type');
INSERT INTO public.search_words VALUES ('type1');
INSERT INTO public.search_words VALUES ('ia-2a');
INSERT INTO public.search_words VALUES ('ia2a');
INSERT INTO public.search_words VALUES ('n');
INSERT INTO public.search_words VALUES ('phosphatase-like');
INSERT INTO public.search_words VALUES ('phosphataselike');
INSERT INTO public.search_words VALUES ('q16849');
INSERT INTO public.search_words VALUES ('receptor-type');
INSERT INTO public.search_words VALUES ('receptortype');
INSERT INTO public.search_words VALUES ('tyrosine-protein');
INSERT INTO public.search_words VALUES ('tyrosineprotein');
INSERT INTO public.search_words VALUES ('120');
INSERT INTO public.search_words VALUES ('83-119');
INSERT INTO public.search_words VALUES ('83119');
INSERT INTO public.search_words VALUES ('cohort');
INSERT INTO public.search_words VALUES ('country');
INSERT INTO public.search_words VALUES ('osterreich');
INSERT INTO public.search_words VALUES ('residues');
INSERT INTO public.search_words VALUES ('residues83');
INSERT INTO public.search_words VALUES ('size');
INSERT INTO public.search_words VALUES ('size120');
INSERT INTO public.search_words VALUES ('%');
INSERT INTO public.search_words VALUES ('140');
INSERT INTO public.search_words VALUES ('20-30');
INSERT INTO public.search_words VALUES ('2030');
INSERT INTO public.search_words VALUES ('size140');
INSERT INTO public.search_words VALUES ('"quotes",');
INSERT INTO public.search_words VALUES ('''');
INSERT INTO public.search_words VALUES ('12345678;');
INSERT INTO public.search_words VALUES ('23456789');
INSERT INTO public.search_words VALUES ('a');
INSERT INTO public.search_words VALUES ('an');
INSERT INTO public.search_words VALUES ('and');
INSERT INTO public.search_words VALUES ('apostrophe');
INSERT INTO public.search_words VALUES ('pmid:');
INSERT INTO public.search_words VALUES ('tab');
INSERT INTO public.search_words VALUES ('antibody');
INSERT INTO public.search_words VALUES ('doid:7188');
INSERT INTO public.search_words VALUES ('microsomal');
INSERT INTO public.search_words VALUES ('tpoab;');
INSERT INTO public.search_words VALUES ('ab');
INSERT INTO public.search_words VALUES ('alopecia');
INSERT INTO public.search_words VALUES ('anti-trichohyalin');
INSERT INTO public.search_words VALUES ('anti-tyrosinase');
INSERT INTO public.search_words VALUES ('antitrichohyalin');
INSERT INTO public.search_words VALUES ('antityrosinase');
INSERT INTO public.search_words VALUES ('areata');
INSERT INTO public.search_words VALUES ('c-end');
INSERT INTO public.search_words VALUES ('cend');
INSERT INTO public.search_words VALUES ('initials');
INSERT INTO public.search_words VALUES ('trichohyalin');
INSERT INTO public.search_words VALUES ('tyrosinase');
INSERT INTO public.search_words VALUES ('vitiligo');
INSERT INTO public.search_words VALUES ('anti-s');
INSERT INTO public.search_words VALUES ('antis');
INSERT INTO public.search_words VALUES ('s-arrestin');
INSERT INTO public.search_words VALUES ('sarrestin');
INSERT INTO public.search_words VALUES ('uveitis');
INSERT INTO public.search_words VALUES ('anti-hcrtr2');
INSERT INTO public.search_words VALUES ('antihcrtr2');
INSERT INTO public.search_words VALUES ('narcolepsy');
INSERT INTO public.search_words VALUES ('orexin');
INSERT INTO public.search_words VALUES ('type2');
INSERT INTO public.search_words VALUES ('anti-x');
INSERT INTO public.search_words VALUES ('antix');
INSERT INTO public.search_words VALUES ('approved');
INSERT INTO public.search_words VALUES ('p00001');
INSERT INTO public.search_words VALUES ('x');
INSERT INTO public.search_words VALUES ('x1');
INSERT INTO public.search_words VALUES ('corrected');
INSERT INTO public.submission_events VALUES ('01a20335-00fc-76e8-8999-2570c5ea3570', 1, 'submitted', '2026-11-22 12:22:15.036+00', NULL, NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a20335-010a-7174-8e34-431ced1d4c59', 1, 'submitted', '2026-11-22 12:22:15.05+00', NULL, NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a20335-010a-7174-8e34-431ced1d4c59', 2, 'sent_back', '2026-11-22 12:22:15.065+00', '01a20334-f6ec-77b1-8afe-8297b5205aa2', 'Which assay?', '{}');
INSERT INTO public.submission_events VALUES ('01a20335-0128-74be-8d46-4dfe3a0d547d', 1, 'submitted', '2026-11-22 12:22:15.08+00', NULL, NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a20335-0128-74be-8d46-4dfe3a0d547d', 2, 'sent_back', '2026-11-22 12:22:15.09+00', '01a20334-f6ec-77b1-8afe-8297b5205aa2', 'Which epitope?', '{}');
INSERT INTO public.submission_events VALUES ('01a20335-0128-74be-8d46-4dfe3a0d547d', 3, 'resubmitted', '2026-11-22 12:22:15.107+00', NULL, 'The second', '{"epitope": ["x1", "x2"]}');
INSERT INTO public.submission_events VALUES ('01a20335-0167-7263-94a4-01e106397e01', 1, 'submitted', '2026-11-22 12:22:15.144+00', '01a20334-f67e-7327-954d-6b2c915d87da', NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a20335-0167-7263-94a4-01e106397e01', 2, 'approved', '2026-11-22 12:22:15.178+00', '01a20334-f6ec-77b1-8afe-8297b5205aa2', 'Good', '{}');
INSERT INTO public.submission_events VALUES ('01a20335-01ac-7592-971b-5a8491841566', 1, 'submitted', '2026-11-22 12:22:15.212+00', NULL, NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a20335-01ac-7592-971b-5a8491841566', 2, 'rejected', '2026-11-22 12:22:15.225+00', '01a20334-f6ec-77b1-8afe-8297b5205aa2', 'Not published', '{}');
INSERT INTO public.submission_events VALUES ('01a20335-01bf-767b-a449-120a7d7ccbf2', 1, 'submitted', '2026-11-22 12:22:15.231+00', NULL, NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a20335-01bf-767b-a449-120a7d7ccbf2', 2, 'withdrawn', '2026-11-22 12:22:15.239+00', NULL, NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a20335-01d3-76ac-9f36-e223461aa843', 1, 'submitted', '2026-11-22 12:22:15.251+00', '01a20334-f67e-7327-954d-6b2c915d87da', NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a20335-01dc-7353-b92c-2aed828cef3b', 1, 'submitted', '2026-11-22 12:22:15.26+00', NULL, NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a20335-01dc-7353-b92c-2aed828cef3b', 2, 'approved', '2026-11-22 12:22:15.272+00', '01a20334-f6ec-77b1-8afe-8297b5205aa2', NULL, '{}');
INSERT INTO public.submission_tickets VALUES ('\x8321ac91259806fa91d06819978b8b1439b5b2ae1908260e5e8d0044b031138e', '01a20335-00fc-76e8-8999-2570c5ea3570');
INSERT INTO public.submission_tickets VALUES ('\x8fb6ebfa5a6d399165dcca94f7268a609322ebd9f12b39a5d144a06ea4fb2226', '01a20335-010a-7174-8e34-431ced1d4c59');
INSERT INTO public.submission_tickets VALUES ('\x120fcb2ce214560a1465978f118f45109af09e83f3f2059a7a12e44d308bbabb', '01a20335-0128-74be-8d46-4dfe3a0d547d');
INSERT INTO public.submission_tickets VALUES ('\x9977a3925cf12bc4efbc4bef88c49be322900c3b11b5c52429d77aff3dd8e236', '01a20335-01ac-7592-971b-5a8491841566');
INSERT INTO public.submission_tickets VALUES ('\xfc6540929b5e326e1202cc05d3402cd87d3290e6bc5d6abee138eb651541f06d', '01a20335-01bf-767b-a449-120a7d7ccbf2');
INSERT INTO public.submission_tickets VALUES ('\x6c1b86fbc11e253b7d943bc0997c6c97f7be7baabce0e30c27f381a81916d6db', '01a20335-01dc-7353-b92c-2aed828cef3b');
INSERT INTO public.submission_tickets VALUES ('\xd0def73e00d2a109e11d4f5f624ab57fcd60bce87f89a0ec237baa9c8b9300df', '01a20335-010a-7174-8e34-431ced1d4c59');
INSERT INTO public.submission_tickets VALUES ('\x02cab4c525fb80db242b2f8fdbb7666051f09c5231b0e9aa2af282c48ad74f12', '01a20335-01ac-7592-971b-5a8491841566');
INSERT INTO public.submissions VALUES ('01a20335-00fc-76e8-8999-2570c5ea3570', 'Pending disease', 'Anti-X', 'X', 'x1', 'P00001', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"Remark": "seen in a register"}', 'pending', NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 12:22:15.036+00', '2026-11-22 12:22:15.036+00', 'pending diseaseanti-xantixxx1p00001remark seen in a register');
INSERT INTO public.submissions VALUES ('01a20335-010a-7174-8e34-431ced1d4c59', 'Asked about disease', 'Anti-X', 'X', 'x1', 'P00001', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 'sent_back', 'Which assay?', NULL, 'A Visitor', 'visitor@example.net', true, '01a20334-f6ec-77b1-8afe-8297b5205aa2', '2026-11-22 12:22:15.065+00', NULL, NULL, NULL, NULL, NULL, 2, '2026-11-22 12:22:15.05+00', '2026-11-22 12:22:15.065+00', 'asked about diseaseanti-xantixxx1p00001');
INSERT INTO public.submissions VALUES ('01a20335-0128-74be-8d46-4dfe3a0d547d', 'Answered disease', 'Anti-X', 'X', 'x2', 'P00001', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 'pending', NULL, NULL, 'A Visitor', 'visitor@example.net', true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 3, '2026-11-22 12:22:15.08+00', '2026-11-22 12:22:15.107+00', 'answered diseaseanti-xantixxx2p00001');
INSERT INTO public.submissions VALUES ('01a20335-0167-7263-94a4-01e106397e01', 'Approved disease', 'Anti-X', 'X', 'x1', 'P00001', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 'approved', 'Good', '01a20334-f67e-7327-954d-6b2c915d87da', NULL, NULL, true, '01a20334-f6ec-77b1-8afe-8297b5205aa2', '2026-11-22 12:22:15.178+00', '01a20335-018a-7349-bc08-a4282bb370a0', NULL, NULL, NULL, NULL, 2, '2026-11-22 12:22:15.144+00', '2026-11-22 12:22:15.178+00', 'approved diseaseanti-xantixxx1p00001');
INSERT INTO public.submissions VALUES ('01a20335-01ac-7592-971b-5a8491841566', 'Rejected disease', 'Anti-X', 'X', 'x1', 'P00001', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 'rejected', 'Not published', NULL, 'A Visitor', 'visitor@example.net', true, '01a20334-f6ec-77b1-8afe-8297b5205aa2', '2026-11-22 12:22:15.225+00', NULL, NULL, NULL, NULL, NULL, 2, '2026-11-22 12:22:15.212+00', '2026-11-22 12:22:15.225+00', 'rejected diseaseanti-xantixxx1p00001');
INSERT INTO public.submissions VALUES ('01a20335-01bf-767b-a449-120a7d7ccbf2', 'Withdrawn disease', 'Anti-X', 'X', 'x1', 'P00001', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 'withdrawn', NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, '2026-11-22 12:22:15.231+00', '2026-11-22 12:22:15.239+00', 'withdrawn diseaseanti-xantixxx1p00001');
INSERT INTO public.submissions VALUES ('01a20335-01d3-76ac-9f36-e223461aa843', 'Myasthenia gravis', 'Anti-AChR', 'Acetylcholine receptor subunit alpha', 'corrected', 'P02708', NULL, NULL, 'high', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Nuclear antigen', '{}', 'pending', NULL, '01a20334-f67e-7327-954d-6b2c915d87da', NULL, NULL, true, NULL, NULL, NULL, '01a20334-f93c-7593-a435-c33796a1edb3', 1, '{"values": {"type": "Nuclear antigen", "avidity": null, "disease": "Myasthenia gravis", "epitope": null, "synonym": null, "affinity": null, "mechanism": null, "reference": null, "screening": null, "uniprotId": "P02708", "monitoring": null, "autoantigen": "Acetylcholine receptor subunit alpha", "sensitivity": null, "autoantibody": "Anti-AChR", "confirmation": null, "diagnosticMarker": null, "isotypeSubclasses": null, "diseaseAssociation": null, "crossReactivityPatterns": null, "pathogenesisInvolvement": null, "databaseAccessionNumbers": null, "negativePredictiveValues": null, "positivePredictiveValues": null, "associationWithDiseaseActivity": null, "referenceRangesAndCutoffValues": null}, "additional": {}}', '2026-11-22 12:22:13.052+00', 1, '2026-11-22 12:22:15.251+00', '2026-11-22 12:22:15.251+00', 'myasthenia gravisanti-achrantiachracetylcholine receptor subunit alphacorrectedp02708highnuclear antigen');
INSERT INTO public.submissions VALUES ('01a20335-01dc-7353-b92c-2aed828cef3b', 'Systemic sclerosis', 'Anti-Scl-70', 'DNA topoisomerase 1', 'corrected', 'P11387', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Enzyme', '{}', 'approved', NULL, NULL, NULL, NULL, false, '01a20334-f6ec-77b1-8afe-8297b5205aa2', '2026-11-22 12:22:15.272+00', '01a20334-f944-7598-902f-208b63cbcba9', '01a20334-f944-7598-902f-208b63cbcba9', 1, '{"values": {"type": "Enzyme", "avidity": null, "disease": "Systemic sclerosis", "epitope": null, "synonym": null, "affinity": null, "mechanism": null, "reference": null, "screening": null, "uniprotId": "P11387", "monitoring": null, "autoantigen": "DNA topoisomerase 1", "sensitivity": null, "autoantibody": "Anti-Scl-70", "confirmation": null, "diagnosticMarker": null, "isotypeSubclasses": null, "diseaseAssociation": null, "crossReactivityPatterns": null, "pathogenesisInvolvement": null, "databaseAccessionNumbers": null, "negativePredictiveValues": null, "positivePredictiveValues": null, "associationWithDiseaseActivity": null, "referenceRangesAndCutoffValues": null}, "additional": {}}', '2026-11-22 12:22:13.06+00', 2, '2026-11-22 12:22:15.26+00', '2026-11-22 12:22:15.272+00', 'systemic sclerosisanti-scl-70antiscl70dna topoisomerase 1topoisomerase1correctedp11387enzyme');
INSERT INTO public.users VALUES ('01a20334-f094-72c7-9b3f-215b99813695', 'Administrator', NULL, 'admin@example.org', NULL, 'Admin', true, '$argon2id$v=19$m=19456,t=2,p=1$VjQZt23vcVZPar2t+bZQ1w$uWhC5uBAei0JcPLxDFB9c1h5q54bj8QTplFfLJGC2p0', '2026-11-22 12:22:11.912+00', '2026-11-22 12:22:10.83+00', '2026-11-22 12:22:10.83+00', 1, NULL, 'administrator', NULL, 'admin@example.org', NULL, 'administratoradmin@example.org');
INSERT INTO public.users VALUES ('01a20334-f50c-74e9-8662-da28c3cce773', 'The Curator', NULL, 'the-curator@example.org', NULL, 'Curator', true, '$argon2id$v=19$m=19456,t=2,p=1$5eePY3suO41q6xl0HJKUHA$QOC8BcZPkUgNvNdzMOyZ+t0qFrbsG/4SMbqFvCRpYn8', '2026-11-22 12:22:12.208+00', '2026-11-22 12:22:11.977+00', '2026-11-22 12:22:11.977+00', 1, NULL, 'the curator', NULL, 'the-curator@example.org', NULL, 'the curatorthe-curator@example.org');
INSERT INTO public.users VALUES ('01a20334-f67e-7327-954d-6b2c915d87da', 'The Doctor', NULL, 'the-doctor@example.org', NULL, 'Doctor', true, '$argon2id$v=19$m=19456,t=2,p=1$quY3EqjVH+el1+Sgprb+8w$6I+kzUTNAz+a/lDMbHlJO8fL0J1mEJPOroIiQ2OoUc8', '2026-11-22 12:22:12.383+00', '2026-11-22 12:22:12.348+00', '2026-11-22 12:22:12.348+00', 1, NULL, 'the doctor', NULL, 'the-doctor@example.org', NULL, 'the doctorthe-doctor@example.org');
INSERT INTO public.users VALUES ('01a20334-f6ec-77b1-8afe-8297b5205aa2', 'The Reviewer', NULL, 'the-reviewer@example.org', NULL, 'Reviewer', true, '$argon2id$v=19$m=19456,t=2,p=1$QMYcnDOuQgP1uicMSMnpeA$2FCIGr/RdWbc+Bnu6w+SyriFveVYlha/+y3v1MpXP3c', '2026-11-22 12:22:12.483+00', '2026-11-22 12:22:12.455+00', '2026-11-22 12:22:12.455+00', 1, NULL, 'the reviewer', NULL, 'the-reviewer@example.org', NULL, 'the reviewerthe-reviewer@example.org');
INSERT INTO public.users VALUES ('01a20334-f723-7659-a94f-23a78b73ef69', 'Inactive Doctor', NULL, 'inactive-doctor@example.org', NULL, 'Doctor', false, '$argon2id$v=19$m=19456,t=2,p=1$N+qtfhJ+ZO210dNVYQeJWQ$b+lAS98YN92oGUeaKiHEZ3VhKum1Kjer5LyGdR2cg5M', NULL, '2026-11-22 12:22:12.515+00', '2026-11-22 12:22:12.529+00', 2, NULL, 'inactive doctor', NULL, 'inactive-doctor@example.org', NULL, 'inactive doctorinactive-doctor@example.org');
INSERT INTO public.users VALUES ('01a20334-f82b-7211-8820-1fe323199700', 'Closed Curator', NULL, 'closed-curator@example.org', NULL, 'Curator', false, '$argon2id$v=19$m=19456,t=2,p=1$Z8tHQ8X/JvUGI2T2xYEWxA$3MNErkRTKWpAJ3U6k+lcnhu7U70XbInhiJpkXgxofw0', NULL, '2026-11-22 12:22:12.779+00', '2026-11-22 12:22:12.807+00', 2, '2026-11-22 12:22:12.807+00', 'closed curator', NULL, 'closed-curator@example.org', NULL, 'closed curatorclosed-curator@example.org');
INSERT INTO public.users VALUES ('01a20334-f86b-76a2-8e77-c1278bca6736', 'Invited Curator', NULL, 'invited@example.org', NULL, 'Curator', true, NULL, NULL, '2026-11-22 12:22:12.843+00', '2026-11-22 12:22:12.843+00', 1, NULL, 'invited curator', NULL, 'invited@example.org', NULL, 'invited curatorinvited@example.org');
INSERT INTO public.value_names VALUES ('autoantibody', 'anti-sm', ' anti sm sm ');
INSERT INTO public.value_names VALUES ('autoantigen', 'small nuclear ribonucleoprotein sm-d11', ' small nuclear ribonucleoprotein sm d1 smallnuclearribonucleoproteinsmd1 ');
INSERT INTO public.value_names VALUES ('disease', 'systemic lupus erythematosus', ' systemic lupus erythematosus systemiclupuserythematosus ');
INSERT INTO public.value_names VALUES ('type', 'nuclear antigen', ' nuclear antigen nuclearantigen ');
INSERT INTO public.value_names VALUES ('uniprotId', 'p562314', ' p62314 p62314 ');
INSERT INTO public.value_names VALUES ('autoantibody', 'anti-dsdna', ' anti dsdna dsdna ');
INSERT INTO public.value_names VALUES ('autoantigen', 'double-stranded dna', ' double stranded dna doublestrandeddna ');
INSERT INTO public.value_names VALUES ('type', 'enzyme', ' enzyme enzyme ');
INSERT INTO public.value_names VALUES ('autoantibody', 'anti-ssa/ro260', ' anti ssa ro60 ssaro60 ssa ro60 ');
INSERT INTO public.value_names VALUES ('autoantigen', 'rna-binding protein ro260', ' rna binding protein ro60 rnabindingproteinro60 ');
INSERT INTO public.value_names VALUES ('disease', 'sjogren syndrome', ' sjogren syndrome sjogrensyndrome ');
INSERT INTO public.value_names VALUES ('uniprotId', 'p510155', ' p10155 p10155 ');
INSERT INTO public.value_names VALUES ('autoantibody', 'trab', ' trab trab ');
INSERT INTO public.value_names VALUES ('autoantigen', 'thyrotropin receptor', ' thyrotropin receptor thyrotropinreceptor ');
INSERT INTO public.value_names VALUES ('disease', 'graves disease', ' graves disease gravesdisease ');
INSERT INTO public.value_names VALUES ('uniprotId', 'p516473', ' p16473 p16473 ');
INSERT INTO public.value_names VALUES ('autoantibody', 'anti-tpo', ' anti tpo tpo ');
INSERT INTO public.value_names VALUES ('autoantigen', 'thyroid peroxidase', ' thyroid peroxidase thyroidperoxidase ');
INSERT INTO public.value_names VALUES ('disease', 'hashimoto thyroiditis', ' hashimoto thyroiditis hashimotothyroiditis ');
INSERT INTO public.value_names VALUES ('uniprotId', 'p47202', ' p07202 p07202 ');
INSERT INTO public.value_names VALUES ('autoantibody', 'anti-ttg', ' anti ttg ttg ');
INSERT INTO public.value_names VALUES ('autoantigen', 'protein-glutamine gamma-glutamyltransferase 12', ' protein glutamine gamma glutamyltransferase 2 proteinglutaminegglutamyltransferase2 ');
INSERT INTO public.value_names VALUES ('disease', 'celiac disease', ' celiac disease celiacdisease ');
INSERT INTO public.value_names VALUES ('uniprotId', 'p521980', ' p21980 p21980 ');
INSERT INTO public.value_names VALUES ('autoantibody', 'anti-achr', ' anti achr achr ');
INSERT INTO public.value_names VALUES ('autoantigen', 'acetylcholine receptor subunit alpha', ' acetylcholine receptor subunit alpha acetylcholinereceptorsubunita ');
INSERT INTO public.value_names VALUES ('disease', 'myasthenia gravis', ' myasthenia gravis myastheniagravis ');
INSERT INTO public.value_names VALUES ('uniprotId', 'p42708', ' p02708 p02708 ');
INSERT INTO public.value_names VALUES ('autoantibody', 'anti-scl-270', ' anti scl 70 scl70 ');
INSERT INTO public.value_names VALUES ('autoantigen', 'dna topoisomerase 11', ' dna topoisomerase 1 dnatopoisomerase1 ');
INSERT INTO public.value_names VALUES ('disease', 'systemic sclerosis', ' systemic sclerosis systemicsclerosis ');
INSERT INTO public.value_names VALUES ('uniprotId', 'p511387', ' p11387 p11387 ');
INSERT INTO public.value_names VALUES ('autoantibody', 'anti-dsg13', ' anti dsg3 dsg3 ');
INSERT INTO public.value_names VALUES ('autoantigen', 'desmoglein-13', ' desmoglein 3 desmoglein3 ');
INSERT INTO public.value_names VALUES ('disease', 'pemphigus vulgaris', ' pemphigus vulgaris pemphigusvulgaris ');
INSERT INTO public.value_names VALUES ('uniprotId', 'p532926', ' p32926 p32926 ');
INSERT INTO public.value_names VALUES ('autoantibody', 'anti-intrinsic factor', ' anti intrinsic factor intrinsicfactor ');
INSERT INTO public.value_names VALUES ('autoantigen', 'cobalamin binding intrinsic factor', ' cobalamin binding intrinsic factor cobalaminbindingintrinsicfactor ');
INSERT INTO public.value_names VALUES ('disease', 'pernicious anemia', ' pernicious anemia perniciousanemia ');
INSERT INTO public.value_names VALUES ('uniprotId', 'p527352', ' p27352 p27352 ');
INSERT INTO public.value_names VALUES ('autoantibody', 'gada', ' gada gada ');
INSERT INTO public.value_names VALUES ('autoantigen', 'glutamate decarboxylase 12 (gad265 beta)', ' glutamate decarboxylase 2 gad65 beta glutamatedecarboxylase2gad65b glutamatedecarboxylase2 gad65b ');
INSERT INTO public.value_names VALUES ('disease', 'type 11 diabetes mellitus', ' type 1 diabetes mellitus type1diabetesmellitus ');
INSERT INTO public.value_names VALUES ('uniprotId', 'q45329', ' q05329 q05329 ');
INSERT INTO public.value_names VALUES ('autoantibody', 'ia-12a', ' ia 2a ia2a ');
INSERT INTO public.value_names VALUES ('autoantigen', 'receptor-type tyrosine-protein phosphatase-like n', ' receptor type tyrosine protein phosphatase like n receptortypetyrosineproteinphosphataseliken ');
INSERT INTO public.value_names VALUES ('disease', 'diabetes mellitus type 11', ' diabetes mellitus type 1 diabetesmellitustype1 ');
INSERT INTO public.value_names VALUES ('uniprotId', 'q516849', ' q16849 q16849 ');
INSERT INTO public.value_names VALUES ('epitope', 'residues 283-3119', ' residues 83 119 residues83119 ');
INSERT INTO public.value_names VALUES ('autoantibody', 'anti-trichohyalin', ' anti trichohyalin trichohyalin ');
INSERT INTO public.value_names VALUES ('autoantibody', 'anti-tyrosinase', ' anti tyrosinase tyrosinase ');
INSERT INTO public.value_names VALUES ('autoantigen', 'trichohyalin', ' trichohyalin trichohyalin ');
INSERT INTO public.value_names VALUES ('autoantigen', 'tyrosinase', ' tyrosinase tyrosinase ');
INSERT INTO public.value_names VALUES ('disease', 'alopecia areata', ' alopecia areata alopeciaareata ');
INSERT INTO public.value_names VALUES ('disease', 'vitiligo', ' vitiligo vitiligo ');
INSERT INTO public.value_names VALUES ('epitope', 'c-end', ' c end cend ');
INSERT INTO public.value_names VALUES ('autoantibody', 'anti-s', ' anti s s ');
INSERT INTO public.value_names VALUES ('autoantigen', 's-arrestin', ' s arrestin sarrestin ');
INSERT INTO public.value_names VALUES ('disease', 'uveitis', ' uveitis uveitis ');
INSERT INTO public.value_names VALUES ('autoantibody', 'anti-hcrtr12', ' anti hcrtr2 hcrtr2 ');
INSERT INTO public.value_names VALUES ('autoantigen', 'orexin receptor type 12', ' orexin receptor type 2 orexinreceptortype2 ');
INSERT INTO public.value_names VALUES ('disease', 'narcolepsy', ' narcolepsy narcolepsy ');
INSERT INTO public.value_names VALUES ('autoantibody', 'anti-x', ' anti x x ');
INSERT INTO public.value_names VALUES ('autoantigen', 'x', ' x x ');
INSERT INTO public.value_names VALUES ('disease', 'approved disease', ' approved disease approveddisease ');
INSERT INTO public.value_names VALUES ('epitope', 'x11', ' x1 x1 ');
INSERT INTO public.value_names VALUES ('uniprotId', 'p11', ' p00001 p00001 ');
INSERT INTO public.value_names VALUES ('epitope', 'corrected', ' corrected corrected ');
SELECT pg_catalog.setval('public.entry_numbers', 17, true);
SELECT pg_catalog.setval('public.migrations_id_seq', 9, true);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT "PK_8c82d7f526340ab734260ea46be" PRIMARY KEY (id);
ALTER TABLE ONLY public.data_steps
    ADD CONSTRAINT data_steps_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_entry_number_key UNIQUE (entry_number);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.entry_index
    ADD CONSTRAINT entry_index_pkey PRIMARY KEY (entry_number);
ALTER TABLE ONLY public.entry_revisions
    ADD CONSTRAINT entry_revisions_pkey PRIMARY KEY (entry_id, version);
ALTER TABLE ONLY public.entry_totals
    ADD CONSTRAINT entry_totals_pkey PRIMARY KEY (single);
ALTER TABLE ONLY public.entry_values
    ADD CONSTRAINT entry_values_pkey PRIMARY KEY (field, key);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (scope, key);
ALTER TABLE ONLY public.import_conflicts
    ADD CONSTRAINT import_conflicts_pkey PRIMARY KEY (import_id, entry_id);
ALTER TABLE ONLY public.import_decisions
    ADD CONSTRAINT import_decisions_pkey PRIMARY KEY (import_id, "row");
ALTER TABLE ONLY public.import_problems
    ADD CONSTRAINT import_problems_pkey PRIMARY KEY (import_id, "row");
ALTER TABLE ONLY public.import_rows
    ADD CONSTRAINT import_rows_pkey PRIMARY KEY (import_id, "row");
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.password_links
    ADD CONSTRAINT password_links_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.password_links
    ADD CONSTRAINT password_links_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.search_words
    ADD CONSTRAINT search_words_pkey PRIMARY KEY (word);
ALTER TABLE ONLY public.submission_events
    ADD CONSTRAINT submission_events_pkey PRIMARY KEY (submission_id, version);
ALTER TABLE ONLY public.submission_tickets
    ADD CONSTRAINT submission_tickets_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.value_names
    ADD CONSTRAINT value_names_pkey PRIMARY KEY (field, key);
CREATE INDEX entries_created_by ON public.entries USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX entries_deleted_at ON public.entries USING btree (deleted_at DESC, entry_number) WHERE (deleted_at IS NOT NULL);
CREATE INDEX entries_deleted_by ON public.entries USING btree (deleted_by) WHERE (deleted_by IS NOT NULL);
CREATE INDEX entries_updated_by ON public.entries USING btree (updated_by) WHERE (updated_by IS NOT NULL);
CREATE INDEX entries_with_additional ON public.entries USING btree (entry_number) WHERE ((additional <> '{}'::jsonb) AND (deleted_at IS NULL));
CREATE INDEX entry_index_autoantibody ON public.entry_index USING btree (key_autoantibody, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_autoantigen ON public.entry_index USING btree (key_autoantigen, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_created_at ON public.entry_index USING btree (created_at, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_disease ON public.entry_index USING btree (key_disease, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_epitope ON public.entry_index USING btree (key_epitope, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_name_keys ON public.entry_index USING gin (name_keys) WITH (gin_pending_list_limit='65536');
CREATE INDEX entry_index_names ON public.entry_index USING btree (hashtextextended(((((key_disease || chr(31)) || key_autoantibody) || chr(31)) || key_autoantigen), (0)::bigint));
CREATE INDEX entry_index_type ON public.entry_index USING btree (key_type, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_uniprot_id ON public.entry_index USING btree (key_uniprot_id, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_unwieldy ON public.entry_index USING btree (entry_number) WHERE (strpos(document, ''::text) > 0);
CREATE INDEX entry_index_updated_at ON public.entry_index USING btree (updated_at, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_words ON public.entry_index USING gin (public.entry_words(document)) WITH (gin_pending_list_limit='65536');
ALTER INDEX public.entry_index_words ALTER COLUMN 1 SET STATISTICS 0;
CREATE INDEX entry_revisions_changed_by ON public.entry_revisions USING btree (changed_by) WHERE (changed_by IS NOT NULL);
CREATE INDEX entry_revisions_import ON public.entry_revisions USING btree (source, entry_id) WHERE (source ~~ 'import:%'::text);
CREATE UNIQUE INDEX entry_revisions_submission ON public.entry_revisions USING btree (source) WHERE (source ~~ 'submission:%'::text);
CREATE INDEX entry_values_by_count ON public.entry_values USING btree (field, count DESC, key);
CREATE INDEX idempotency_keys_created_at ON public.idempotency_keys USING btree (created_at);
CREATE INDEX import_conflicts_entry_id ON public.import_conflicts USING btree (entry_id);
CREATE INDEX imports_created_at ON public.imports USING btree (created_at, id);
CREATE INDEX imports_created_by ON public.imports USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE UNIQUE INDEX imports_scope_key ON public.imports USING btree (scope, key) WHERE (key IS NOT NULL);
CREATE INDEX imports_under_way ON public.imports USING btree (id) WHERE (status = ANY (ARRAY['receiving'::text, 'waiting'::text, 'running'::text, 'previewed'::text]));
CREATE INDEX imports_undone_by ON public.imports USING btree (undone_by) WHERE (undone_by IS NOT NULL);
CREATE INDEX mails_due_at ON public.mails USING btree (due_at);
CREATE INDEX rate_limits_expire ON public.rate_limits USING btree (expire);
CREATE INDEX search_words_word ON public.search_words USING gin (word public.gin_trgm_ops) WITH (gin_pending_list_limit='65536');
CREATE INDEX submission_events_done_by ON public.submission_events USING btree (done_by) WHERE (done_by IS NOT NULL);
CREATE INDEX submission_tickets_submission_id ON public.submission_tickets USING btree (submission_id);
CREATE INDEX submissions_created_at ON public.submissions USING btree (created_at, id);
CREATE INDEX submissions_document ON public.submissions USING gin (document public.gin_trgm_ops) WITH (gin_pending_list_limit='512');
CREATE INDEX submissions_entry_id ON public.submissions USING btree (entry_id) WHERE (entry_id IS NOT NULL);
CREATE INDEX submissions_reviewed_by ON public.submissions USING btree (reviewed_by) WHERE (reviewed_by IS NOT NULL);
CREATE INDEX submissions_status_detail ON public.submissions USING btree (status_detail, created_at, id);
CREATE INDEX submissions_submitted_by ON public.submissions USING btree (submitted_by, created_at, id) WHERE (submitted_by IS NOT NULL);
CREATE INDEX submissions_submitter_email ON public.submissions USING btree (submitter_email) WHERE (submitter_email IS NOT NULL);
CREATE INDEX submissions_target_id ON public.submissions USING btree (target_id) WHERE (target_id IS NOT NULL);
CREATE INDEX users_created_at ON public.users USING btree (created_at, id);
CREATE INDEX users_document ON public.users USING gin (document public.gin_trgm_ops);
CREATE INDEX users_is_active ON public.users USING btree (is_active, id);
CREATE INDEX users_key_contact_number ON public.users USING btree (key_contact_number, id);
CREATE INDEX users_key_email ON public.users USING btree (key_email, id);
CREATE INDEX users_key_name ON public.users USING btree (key_name, id);
CREATE UNIQUE INDEX users_key_username ON public.users USING btree (key_username);
CREATE INDEX users_last_login_at ON public.users USING btree (last_login_at, id);
CREATE INDEX users_role ON public.users USING btree (role, id);
CREATE INDEX users_updated_at ON public.users USING btree (updated_at, id);
CREATE INDEX value_names_names ON public.value_names USING gin (names public.gin_trgm_ops) WITH (gin_pending_list_limit='65536');
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.entry_index
    ADD CONSTRAINT entry_index_entry_number_fkey FOREIGN KEY (entry_number) REFERENCES public.entries(entry_number) ON DELETE CASCADE;
ALTER TABLE ONLY public.entry_revisions
    ADD CONSTRAINT entry_revisions_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.entry_revisions
    ADD CONSTRAINT entry_revisions_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.entries(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.import_conflicts
    ADD CONSTRAINT import_conflicts_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.entries(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.import_conflicts
    ADD CONSTRAINT import_conflicts_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.imports(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.import_problems
    ADD CONSTRAINT import_problems_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.imports(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.password_links
    ADD CONSTRAINT password_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.submission_events
    ADD CONSTRAINT submission_events_done_by_fkey FOREIGN KEY (done_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.submission_events
    ADD CONSTRAINT submission_events_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.submission_tickets
    ADD CONSTRAINT submission_tickets_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.entries(id);
ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_reviewed_by_fkey FOREIGN KEY (reviewed_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_target_id_fkey FOREIGN KEY (target_id) REFERENCES public.entries(id);
