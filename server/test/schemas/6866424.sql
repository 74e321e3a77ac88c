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
CREATE FUNCTION public.entry_words(document text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    SELECT CASE WHEN strpos(document, E'\x1c') > 0 THEN ''::tsvector
      ELSE array_to_tsvector(array_remove(
        string_to_array(replace(replace(document, E'\x1e', ' '), E'\x1f', ' '), ' '), '')) END $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
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
    name_keys text[] NOT NULL COLLATE pg_catalog."C",
    arriving boolean DEFAULT false NOT NULL
)
PARTITION BY LIST (arriving);
ALTER TABLE ONLY public.entry_index ALTER COLUMN document SET STATISTICS 0;
ALTER TABLE ONLY public.entry_index ALTER COLUMN name_keys SET STATISTICS 0;
CREATE TABLE public.entry_index_arriving (
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
    name_keys text[] NOT NULL COLLATE pg_catalog."C",
    arriving boolean DEFAULT false NOT NULL
);
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN entry_number SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_disease SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_autoantibody SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_autoantigen SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_epitope SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_uniprot_id SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_disease_association SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_affinity SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_avidity SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_mechanism SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_isotype_subclasses SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_sensitivity SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_diagnostic_marker SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_association_with_disease_activity SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_pathogenesis_involvement SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_reference SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_database_accession_numbers SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_synonym SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_screening SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_confirmation SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_monitoring SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_positive_predictive_values SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_negative_predictive_values SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_cross_reactivity_patterns SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_reference_ranges_and_cutoff_values SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN key_type SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN created_at SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN updated_at SET STATISTICS 10;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN document SET STATISTICS 0;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN name_keys SET STATISTICS 0;
ALTER TABLE ONLY public.entry_index_arriving ALTER COLUMN arriving SET STATISTICS 10;
CREATE TABLE public.entry_index_settled (
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
    name_keys text[] NOT NULL COLLATE pg_catalog."C",
    arriving boolean DEFAULT false NOT NULL
);
ALTER TABLE ONLY public.entry_index_settled ALTER COLUMN document SET STATISTICS 0;
ALTER TABLE ONLY public.entry_index_settled ALTER COLUMN name_keys SET STATISTICS 0;
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
ALTER TABLE ONLY public.entry_index ATTACH PARTITION public.entry_index_arriving FOR VALUES IN (true);
ALTER TABLE ONLY public.entry_index ATTACH PARTITION public.entry_index_settled FOR VALUES IN (false);
ALTER TABLE ONLY public.migrations ALTER COLUMN id SET DEFAULT nextval('public.migrations_id_seq'::regclass);
INSERT INTO public.entries VALUES ('01a20151-91a8-75c0-b40e-2268a027532a', 2, 'Systemic lupus erythematosus', 'Anti-dsDNA', 'Double-stranded DNA', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Enzyme', '{}', 1, 'edit', '2026-11-22 03:34:12.648+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', '2026-11-22 03:34:12.648+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20151-91cf-7068-8d04-8197848a107a', 3, 'Sjögren syndrome', 'Anti-SSA/Ro60', 'RNA-binding protein RO60', NULL, 'P10155', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Nuclear antigen', '{}', 1, 'edit', '2026-11-22 03:34:12.687+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', '2026-11-22 03:34:12.687+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20151-91fd-703a-9ab5-42dc4ca379e6', 6, 'Celiac disease', 'Anti-tTG', 'Protein-glutamine gamma-glutamyltransferase 2', NULL, 'P21980', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Enzyme', '{}', 1, 'edit', '2026-11-22 03:34:12.733+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', '2026-11-22 03:34:12.733+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20151-920f-70ad-87b1-13c3531aeebc', 7, 'Myasthenia gravis', 'Anti-AChR', 'Acetylcholine receptor subunit alpha', NULL, 'P02708', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Nuclear antigen', '{}', 1, 'edit', '2026-11-22 03:34:12.751+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', '2026-11-22 03:34:12.751+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20151-92ed-7278-ac58-8f2c632e35f5', 11, 'Type 1 diabetes mellitus', 'GADA', 'Glutamate decarboxylase 2 (GAD65 β)', NULL, 'Q05329', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Nuclear antigen', '{}', 1, 'edit', '2026-11-22 03:34:12.973+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', '2026-11-22 03:34:12.973+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20151-92f5-742f-9bc1-20b78b80aa64', 12, 'Diabetes mellitus type 1', 'IA-2A', 'Receptor-type tyrosine-protein phosphatase-like N', NULL, 'Q16849', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Enzyme', '{}', 1, 'edit', '2026-11-22 03:34:12.981+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', '2026-11-22 03:34:12.981+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20151-90ee-7072-bb90-1b4b666b4dfc', 1, 'Systemic lupus erythematosus', 'Anti-Sm', 'Small nuclear ribonucleoprotein Sm-D1', 'residues 83–119', 'P62314', NULL, NULL, NULL, NULL, NULL, '20–30 %', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Nuclear antigen', '{"Cohort size": "140"}', 3, 'edit', '2026-11-22 03:34:12.462+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', '2026-11-22 03:34:13.072+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20151-91de-7153-a23b-6e724b1a48b1', 4, 'Graves disease', 'TRAb', 'Thyrotropin receptor', NULL, 'P16473', NULL, NULL, NULL, 'a	tab and "quotes", and an apostrophe ’', NULL, NULL, NULL, NULL, NULL, 'PMID: 12345678; PMID: 23456789', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Enzyme', '{}', 2, 'edit', '2026-11-22 03:34:12.702+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', '2026-11-22 03:34:13.089+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20151-91ed-72d3-8041-69088dfe7ec4', 5, 'Hashimoto thyroiditis', 'Anti-TPO', 'Thyroid peroxidase', NULL, 'P07202', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'DOID:7188', 'TPOAb; microsomal antibody', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Nuclear antigen', '{}', 2, 'edit', '2026-11-22 03:34:12.717+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', '2026-11-22 03:34:13.096+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20151-922b-75bd-a80e-2f22a0db39b9', 9, 'Pemphigus vulgaris', 'Anti-Dsg3', 'Desmoglein-3', NULL, 'P32926', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Nuclear antigen', '{}', 2, 'edit', '2026-11-22 03:34:12.779+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', '2026-11-22 03:34:13.158+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', '2026-11-22 03:34:13.158+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entries VALUES ('01a20151-924b-72e2-a15b-24e2a188cfba', 10, 'Pernicious anemia', 'Anti-intrinsic factor', 'Cobalamin binding intrinsic factor', NULL, 'P27352', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Enzyme', '{}', 3, 'edit', '2026-11-22 03:34:12.811+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', '2026-11-22 03:34:13.263+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20151-94c1-7000-8000-01cbf925d21b', 13, 'Vitiligo', 'Anti-tyrosinase', 'Tyrosinase', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"Initials": "ab"}', 1, 'import:01a20151-949a-7366-9bbb-8bc37079bbe5', '2026-11-22 03:34:13.838+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', '2026-11-22 03:34:13.838+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20151-94c3-7000-8000-002113e1b830', 14, 'Alopecia areata', 'Anti-trichohyalin', 'Trichohyalin', 'C-end', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 1, 'import:01a20151-949a-7366-9bbb-8bc37079bbe5', '2026-11-22 03:34:13.838+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', '2026-11-22 03:34:13.838+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20151-9766-7000-8000-02d7feb72fc4', 15, 'Uveitis', 'Anti-S', 'S-arrestin', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 1, 'import:01a20151-9731-7503-b05e-85f489468d26', '2026-11-22 03:34:14.34+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', '2026-11-22 03:34:14.34+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20151-98f9-7000-8000-029e7b29cf1f', 16, 'Narcolepsy', 'Anti-HCRTR2', 'Orexin receptor type 2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 2, 'import:01a20151-98c6-76d1-a23c-d91da1a789c9', '2026-11-22 03:34:14.72+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', '2026-11-22 03:34:14.801+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', '2026-11-22 03:34:14.801+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entries VALUES ('01a20151-9e2e-776b-aa7a-df6599bfbfa9', 17, 'Approved disease', 'Anti-X', 'X', 'x1', 'P00001', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 1, 'submission:01a20151-9e06-7705-804b-3faa9aca0918', '2026-11-22 03:34:15.853+00', '01a20151-8ea6-75e4-bcde-a3fb63a9200d', '2026-11-22 03:34:15.853+00', '01a20151-8ea6-75e4-bcde-a3fb63a9200d', NULL, NULL);
INSERT INTO public.entries VALUES ('01a20151-9222-7160-915c-31ef7de930dc', 8, 'Systemic sclerosis', 'Anti-Scl-70', 'DNA topoisomerase 1', 'corrected', 'P11387', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Enzyme', '{}', 2, 'edit', '2026-11-22 03:34:12.77+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', '2026-11-22 03:34:16.031+00', '01a20151-8ea6-75e4-bcde-a3fb63a9200d', NULL, NULL);
INSERT INTO public.entry_index_settled VALUES (2, 'systemic lupus erythematosus', 'anti-dsdna', 'double-stranded dna', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'enzyme', '2026-11-22 03:34:12.648+00', '2026-11-22 03:34:12.648+00', 'systemic lupus erythematosusanti-dsdnaantidsdnadouble-stranded dnadoublestrandedenzyme', '{systemiclupuserythematosus,dsdna,doublestrandeddna}', false);
INSERT INTO public.entry_index_settled VALUES (3, 'sjogren syndrome', 'anti-ssa/ro260', 'rna-binding protein ro260', NULL, 'p510155', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'nuclear antigen', '2026-11-22 03:34:12.687+00', '2026-11-22 03:34:12.687+00', 'sjogren syndromeanti-ssa/ro60antissa/ro60rna-binding protein ro60rnabindingp10155nuclear antigen', '{sjogrensyndrome,ssaro60,ssa,ro60,rnabindingproteinro60,p10155}', false);
INSERT INTO public.entry_index_settled VALUES (6, 'celiac disease', 'anti-ttg', 'protein-glutamine gamma-glutamyltransferase 12', NULL, 'p521980', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'enzyme', '2026-11-22 03:34:12.733+00', '2026-11-22 03:34:12.733+00', 'celiac diseaseanti-ttgantittgprotein-glutamine gamma-glutamyltransferase 2proteinglutamine gammaglutamyltransferase glutamyltransferase2p21980enzyme', '{celiacdisease,ttg,proteinglutaminegglutamyltransferase2,p21980}', false);
INSERT INTO public.entry_index_settled VALUES (7, 'myasthenia gravis', 'anti-achr', 'acetylcholine receptor subunit alpha', NULL, 'p42708', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'nuclear antigen', '2026-11-22 03:34:12.751+00', '2026-11-22 03:34:12.751+00', 'myasthenia gravisanti-achrantiachracetylcholine receptor subunit alphap02708nuclear antigen', '{myastheniagravis,achr,acetylcholinereceptorsubunita,p02708}', false);
INSERT INTO public.entry_index_settled VALUES (11, 'type 11 diabetes mellitus', 'gada', 'glutamate decarboxylase 12 (gad265 beta)', NULL, 'q45329', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'nuclear antigen', '2026-11-22 03:34:12.973+00', '2026-11-22 03:34:12.973+00', 'type 1 diabetes mellitustype1gadaglutamate decarboxylase 2 (gad65 beta)decarboxylase2q05329nuclear antigen', '{type1diabetesmellitus,gada,glutamatedecarboxylase2gad65b,glutamatedecarboxylase2,gad65b,q05329}', false);
INSERT INTO public.entry_index_settled VALUES (12, 'diabetes mellitus type 11', 'ia-12a', 'receptor-type tyrosine-protein phosphatase-like n', NULL, 'q516849', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'enzyme', '2026-11-22 03:34:12.981+00', '2026-11-22 03:34:12.981+00', 'diabetes mellitus type 1type1ia-2aia2areceptor-type tyrosine-protein phosphatase-like nreceptortype tyrosineprotein phosphataselikeq16849enzyme', '{diabetesmellitustype1,ia2a,receptortypetyrosineproteinphosphataseliken,q16849}', false);
INSERT INTO public.entry_index_settled VALUES (1, 'systemic lupus erythematosus', 'anti-sm', 'small nuclear ribonucleoprotein sm-d11', 'residues 283-3119', 'p562314', NULL, NULL, NULL, NULL, NULL, '220-230 %', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'nuclear antigen', '2026-11-22 03:34:12.462+00', '2026-11-22 03:34:13.072+00', 'systemic lupus erythematosusanti-smantismsmall nuclear ribonucleoprotein sm-d1smd1residues 83-11983119 residues83p6231420-30 %2030nuclear antigencohort size 140size140', '{systemiclupuserythematosus,sm,smallnuclearribonucleoproteinsmd1,residues83119,p62314}', false);
INSERT INTO public.entry_index_settled VALUES (4, 'graves disease', 'trab', 'thyrotropin receptor', NULL, 'p516473', NULL, NULL, NULL, 'a tab and "quotes", and an apostrophe ''', NULL, NULL, NULL, NULL, NULL, 'pmid: 812345678; pmid: 823456789', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'enzyme', '2026-11-22 03:34:12.702+00', '2026-11-22 03:34:13.089+00', 'graves diseasetrabthyrotropin receptorp16473a tab and "quotes", and an apostrophe ''pmid: 12345678; pmid: 23456789enzyme', '{gravesdisease,trab,thyrotropinreceptor,p16473}', false);
INSERT INTO public.entry_index_settled VALUES (5, 'hashimoto thyroiditis', 'anti-tpo', 'thyroid peroxidase', NULL, 'p47202', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'doid:47188', 'tpoab; microsomal antibody', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'nuclear antigen', '2026-11-22 03:34:12.717+00', '2026-11-22 03:34:13.096+00', 'hashimoto thyroiditisanti-tpoantitpothyroid peroxidasep07202doid:7188tpoab; microsomal antibodynuclear antigen', '{hashimotothyroiditis,tpo,thyroidperoxidase,p07202,doid7188,tpoabmicrosomal,tpoab,microsomal}', false);
INSERT INTO public.entry_index_settled VALUES (10, 'pernicious anemia', 'anti-intrinsic factor', 'cobalamin binding intrinsic factor', NULL, 'p527352', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'enzyme', '2026-11-22 03:34:12.811+00', '2026-11-22 03:34:13.263+00', 'pernicious anemiaanti-intrinsic factorantiintrinsiccobalamin binding intrinsic factorp27352enzyme', '{perniciousanemia,intrinsicfactor,cobalaminbindingintrinsicfactor,p27352}', false);
INSERT INTO public.entry_index_settled VALUES (13, 'vitiligo', 'anti-tyrosinase', 'tyrosinase', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 03:34:13.838+00', '2026-11-22 03:34:13.838+00', 'vitiligoanti-tyrosinaseantityrosinasetyrosinaseinitials ab', '{vitiligo,tyrosinase}', false);
INSERT INTO public.entry_index_settled VALUES (14, 'alopecia areata', 'anti-trichohyalin', 'trichohyalin', 'c-end', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 03:34:13.838+00', '2026-11-22 03:34:13.838+00', 'alopecia areataanti-trichohyalinantitrichohyalintrichohyalinc-endcend', '{alopeciaareata,trichohyalin,cend}', false);
INSERT INTO public.entry_index_settled VALUES (15, 'uveitis', 'anti-s', 's-arrestin', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 03:34:14.34+00', '2026-11-22 03:34:14.34+00', 'uveitisanti-santiss-arrestinsarrestin', '{uveitis,s,sarrestin}', false);
INSERT INTO public.entry_index_settled VALUES (17, 'approved disease', 'anti-x', 'x', 'x11', 'p11', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 03:34:15.853+00', '2026-11-22 03:34:15.853+00', 'approved diseaseanti-xantixxx1p00001', '{approveddisease,x,x1,p00001}', false);
INSERT INTO public.entry_index_settled VALUES (8, 'systemic sclerosis', 'anti-scl-270', 'dna topoisomerase 11', 'corrected', 'p511387', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'enzyme', '2026-11-22 03:34:12.77+00', '2026-11-22 03:34:16.031+00', 'systemic sclerosisanti-scl-70antiscl70dna topoisomerase 1topoisomerase1correctedp11387enzyme', '{systemicsclerosis,scl70,dnatopoisomerase1,corrected,p11387}', false);
INSERT INTO public.entry_revisions VALUES ('01a20151-90ee-7072-bb90-1b4b666b4dfc', 1, 'create', '{}', NULL, 'edit', '2026-11-22 03:34:12.462+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-91a8-75c0-b40e-2268a027532a', 1, 'create', '{}', NULL, 'edit', '2026-11-22 03:34:12.648+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-91cf-7068-8d04-8197848a107a', 1, 'create', '{}', NULL, 'edit', '2026-11-22 03:34:12.687+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-91de-7153-a23b-6e724b1a48b1', 1, 'create', '{}', NULL, 'edit', '2026-11-22 03:34:12.702+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-91ed-72d3-8041-69088dfe7ec4', 1, 'create', '{}', NULL, 'edit', '2026-11-22 03:34:12.717+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-91fd-703a-9ab5-42dc4ca379e6', 1, 'create', '{}', NULL, 'edit', '2026-11-22 03:34:12.733+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-920f-70ad-87b1-13c3531aeebc', 1, 'create', '{}', NULL, 'edit', '2026-11-22 03:34:12.751+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-9222-7160-915c-31ef7de930dc', 1, 'create', '{}', NULL, 'edit', '2026-11-22 03:34:12.77+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-922b-75bd-a80e-2f22a0db39b9', 1, 'create', '{}', NULL, 'edit', '2026-11-22 03:34:12.779+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-924b-72e2-a15b-24e2a188cfba', 1, 'create', '{}', NULL, 'edit', '2026-11-22 03:34:12.811+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-92ed-7278-ac58-8f2c632e35f5', 1, 'create', '{}', NULL, 'edit', '2026-11-22 03:34:12.973+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-92f5-742f-9bc1-20b78b80aa64', 1, 'create', '{}', NULL, 'edit', '2026-11-22 03:34:12.981+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-90ee-7072-bb90-1b4b666b4dfc', 2, 'update', '{"epitope": [null, "residues 83–119"], "additional.Country": [null, "Österreich"], "additional.Cohort size": [null, "120"]}', NULL, 'edit', '2026-11-22 03:34:13.036+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-90ee-7072-bb90-1b4b666b4dfc', 3, 'update', '{"sensitivity": [null, "20–30 %"], "additional.Country": ["Österreich", null], "additional.Cohort size": ["120", "140"]}', 'A second cohort', 'edit', '2026-11-22 03:34:13.072+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-91de-7153-a23b-6e724b1a48b1', 2, 'update', '{"mechanism": [null, "a\ttab and \"quotes\", and an apostrophe ’"], "reference": [null, "PMID: 12345678; PMID: 23456789"]}', NULL, 'edit', '2026-11-22 03:34:13.089+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-91ed-72d3-8041-69088dfe7ec4', 2, 'update', '{"synonym": [null, "TPOAb; microsomal antibody"], "databaseAccessionNumbers": [null, "DOID:7188"]}', NULL, 'edit', '2026-11-22 03:34:13.096+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-922b-75bd-a80e-2f22a0db39b9', 2, 'delete', '{}', 'A double', 'edit', '2026-11-22 03:34:13.158+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-924b-72e2-a15b-24e2a188cfba', 2, 'delete', '{}', NULL, 'edit', '2026-11-22 03:34:13.187+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-924b-72e2-a15b-24e2a188cfba', 3, 'restore', '{}', 'It was none', 'edit', '2026-11-22 03:34:13.263+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-94c1-7000-8000-01cbf925d21b', 1, 'create', '{}', NULL, 'import:01a20151-949a-7366-9bbb-8bc37079bbe5', '2026-11-22 03:34:13.838+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-94c3-7000-8000-002113e1b830', 1, 'create', '{}', NULL, 'import:01a20151-949a-7366-9bbb-8bc37079bbe5', '2026-11-22 03:34:13.838+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-9766-7000-8000-02d7feb72fc4', 1, 'create', '{}', NULL, 'import:01a20151-9731-7503-b05e-85f489468d26', '2026-11-22 03:34:14.34+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-98f9-7000-8000-029e7b29cf1f', 1, 'create', '{}', NULL, 'import:01a20151-98c6-76d1-a23c-d91da1a789c9', '2026-11-22 03:34:14.72+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-98f9-7000-8000-029e7b29cf1f', 2, 'delete', '{}', 'Import undone', 'import:01a20151-98c6-76d1-a23c-d91da1a789c9', '2026-11-22 03:34:14.801+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5');
INSERT INTO public.entry_revisions VALUES ('01a20151-9e2e-776b-aa7a-df6599bfbfa9', 1, 'create', '{}', NULL, 'submission:01a20151-9e06-7705-804b-3faa9aca0918', '2026-11-22 03:34:15.853+00', '01a20151-8ea6-75e4-bcde-a3fb63a9200d');
INSERT INTO public.entry_revisions VALUES ('01a20151-9222-7160-915c-31ef7de930dc', 2, 'update', '{"epitope": [null, "corrected"]}', NULL, 'submission:01a20151-9ed6-7510-b68b-645e974b0ca3', '2026-11-22 03:34:16.031+00', '01a20151-8ea6-75e4-bcde-a3fb63a9200d');
INSERT INTO public.entry_totals VALUES (true, 15, 1795318456043126);
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
INSERT INTO public.idempotency_keys VALUES ('\xec95d2b3882001af85765cc342f99f2b5439b89444a1db872212dec0db512d2f', 'entry 0', '\x786b6637c356d884f4567d61182ef57ffb8d8349e4502c1d584ffc8010fbce02', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20151-90ee-7072-bb90-1b4b666b4dfc","accession":"AIA0000001","version":1,"disease":"Systemic lupus erythematosus","autoantibody":"Anti-Sm","autoantigen":"Small nuclear ribonucleoprotein Sm-D1","epitope":null,"uniprotId":"P62314","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Nuclear antigen","additional":{},"createdAt":"2026-11-22T03:34:12.462Z","updatedAt":"2026-11-22T03:34:12.462Z"}}', '2026-11-22 03:34:12.454+00');
INSERT INTO public.idempotency_keys VALUES ('\xec95d2b3882001af85765cc342f99f2b5439b89444a1db872212dec0db512d2f', 'entry 1', '\x903314907f4667146e1ca722de13c3c132ddaed337f00aed1e55c13db77e82d7', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20151-91a8-75c0-b40e-2268a027532a","accession":"AIA0000002","version":1,"disease":"Systemic lupus erythematosus","autoantibody":"Anti-dsDNA","autoantigen":"Double-stranded DNA","epitope":null,"uniprotId":null,"diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Enzyme","additional":{},"createdAt":"2026-11-22T03:34:12.648Z","updatedAt":"2026-11-22T03:34:12.648Z"}}', '2026-11-22 03:34:12.633+00');
INSERT INTO public.idempotency_keys VALUES ('\xec95d2b3882001af85765cc342f99f2b5439b89444a1db872212dec0db512d2f', 'entry 2', '\xbf936f852384eb52dd14a2b948ee6c4203fb5cdc49a80ed8bc083f376604920c', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20151-91cf-7068-8d04-8197848a107a","accession":"AIA0000003","version":1,"disease":"Sjögren syndrome","autoantibody":"Anti-SSA/Ro60","autoantigen":"RNA-binding protein RO60","epitope":null,"uniprotId":"P10155","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Nuclear antigen","additional":{},"createdAt":"2026-11-22T03:34:12.687Z","updatedAt":"2026-11-22T03:34:12.687Z"}}', '2026-11-22 03:34:12.687+00');
INSERT INTO public.idempotency_keys VALUES ('\xec95d2b3882001af85765cc342f99f2b5439b89444a1db872212dec0db512d2f', 'entry 3', '\x62e07e353d8c0b332dc491cd9d312bef98ad154ae7ee8994617a67fa89cb882d', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20151-91de-7153-a23b-6e724b1a48b1","accession":"AIA0000004","version":1,"disease":"Graves disease","autoantibody":"TRAb","autoantigen":"Thyrotropin receptor","epitope":null,"uniprotId":"P16473","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Enzyme","additional":{},"createdAt":"2026-11-22T03:34:12.702Z","updatedAt":"2026-11-22T03:34:12.702Z"}}', '2026-11-22 03:34:12.703+00');
INSERT INTO public.idempotency_keys VALUES ('\xec95d2b3882001af85765cc342f99f2b5439b89444a1db872212dec0db512d2f', 'entry 4', '\x7836d75a91e1803c3efe60d99e0d3da283873caf62bf6e32fcc7380d82d4e4d1', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20151-91ed-72d3-8041-69088dfe7ec4","accession":"AIA0000005","version":1,"disease":"Hashimoto thyroiditis","autoantibody":"Anti-TPO","autoantigen":"Thyroid peroxidase","epitope":null,"uniprotId":"P07202","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Nuclear antigen","additional":{},"createdAt":"2026-11-22T03:34:12.717Z","updatedAt":"2026-11-22T03:34:12.717Z"}}', '2026-11-22 03:34:12.717+00');
INSERT INTO public.idempotency_keys VALUES ('\xec95d2b3882001af85765cc342f99f2b5439b89444a1db872212dec0db512d2f', 'entry 5', '\x2ac6223b9ebb1bbbee93f7aa8771c8e9af16491862a0024cac5077a9d62c02f8', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20151-91fd-703a-9ab5-42dc4ca379e6","accession":"AIA0000006","version":1,"disease":"Celiac disease","autoantibody":"Anti-tTG","autoantigen":"Protein-glutamine gamma-glutamyltransferase 2","epitope":null,"uniprotId":"P21980","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Enzyme","additional":{},"createdAt":"2026-11-22T03:34:12.733Z","updatedAt":"2026-11-22T03:34:12.733Z"}}', '2026-11-22 03:34:12.733+00');
INSERT INTO public.idempotency_keys VALUES ('\xec95d2b3882001af85765cc342f99f2b5439b89444a1db872212dec0db512d2f', 'entry 6', '\x64f4a0c2f996d6f813842aa26b66dc9e1063a89bda6ec53d979a3f83c1eec934', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20151-920f-70ad-87b1-13c3531aeebc","accession":"AIA0000007","version":1,"disease":"Myasthenia gravis","autoantibody":"Anti-AChR","autoantigen":"Acetylcholine receptor subunit alpha","epitope":null,"uniprotId":"P02708","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Nuclear antigen","additional":{},"createdAt":"2026-11-22T03:34:12.751Z","updatedAt":"2026-11-22T03:34:12.751Z"}}', '2026-11-22 03:34:12.751+00');
INSERT INTO public.idempotency_keys VALUES ('\xec95d2b3882001af85765cc342f99f2b5439b89444a1db872212dec0db512d2f', 'entry 7', '\x8f1eec09e470204bd6d9140b9e9dc2c6a18eb0578a530f3da69ebe7cffd43daf', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20151-9222-7160-915c-31ef7de930dc","accession":"AIA0000008","version":1,"disease":"Systemic sclerosis","autoantibody":"Anti-Scl-70","autoantigen":"DNA topoisomerase 1","epitope":null,"uniprotId":"P11387","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Enzyme","additional":{},"createdAt":"2026-11-22T03:34:12.770Z","updatedAt":"2026-11-22T03:34:12.770Z"}}', '2026-11-22 03:34:12.771+00');
INSERT INTO public.idempotency_keys VALUES ('\xec95d2b3882001af85765cc342f99f2b5439b89444a1db872212dec0db512d2f', 'entry 8', '\x596e5c0bbaa04b8b6ec5150f7fc3e2c4cccf0cdbe4608355135b15cef8e9320d', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20151-922b-75bd-a80e-2f22a0db39b9","accession":"AIA0000009","version":1,"disease":"Pemphigus vulgaris","autoantibody":"Anti-Dsg3","autoantigen":"Desmoglein-3","epitope":null,"uniprotId":"P32926","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Nuclear antigen","additional":{},"createdAt":"2026-11-22T03:34:12.779Z","updatedAt":"2026-11-22T03:34:12.779Z"}}', '2026-11-22 03:34:12.779+00');
INSERT INTO public.idempotency_keys VALUES ('\xec95d2b3882001af85765cc342f99f2b5439b89444a1db872212dec0db512d2f', 'entry 9', '\x972332ec4b29b4f06de8a5b4ab8a34637040b4450f178f66dcd5a87c06ef49cb', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20151-924b-72e2-a15b-24e2a188cfba","accession":"AIA0000010","version":1,"disease":"Pernicious anemia","autoantibody":"Anti-intrinsic factor","autoantigen":"Cobalamin binding intrinsic factor","epitope":null,"uniprotId":"P27352","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Enzyme","additional":{},"createdAt":"2026-11-22T03:34:12.811Z","updatedAt":"2026-11-22T03:34:12.811Z"}}', '2026-11-22 03:34:12.811+00');
INSERT INTO public.idempotency_keys VALUES ('\xec95d2b3882001af85765cc342f99f2b5439b89444a1db872212dec0db512d2f', 'entry 10', '\x3ecd5258494eddcadfa50d6a330f739ac9c31c1efa12e386c6d374649511f3a8', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20151-92ed-7278-ac58-8f2c632e35f5","accession":"AIA0000011","version":1,"disease":"Type 1 diabetes mellitus","autoantibody":"GADA","autoantigen":"Glutamate decarboxylase 2 (GAD65 β)","epitope":null,"uniprotId":"Q05329","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Nuclear antigen","additional":{},"createdAt":"2026-11-22T03:34:12.973Z","updatedAt":"2026-11-22T03:34:12.973Z"}}', '2026-11-22 03:34:12.973+00');
INSERT INTO public.idempotency_keys VALUES ('\xec95d2b3882001af85765cc342f99f2b5439b89444a1db872212dec0db512d2f', 'entry 11', '\x6a87aedf6db579be9bd37d6a48cc49105c2c93a303238ad13e57d33254541778', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a20151-92f5-742f-9bc1-20b78b80aa64","accession":"AIA0000012","version":1,"disease":"Diabetes mellitus type 1","autoantibody":"IA-2A","autoantigen":"Receptor-type tyrosine-protein phosphatase-like N","epitope":null,"uniprotId":"Q16849","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Enzyme","additional":{},"createdAt":"2026-11-22T03:34:12.981Z","updatedAt":"2026-11-22T03:34:12.981Z"}}', '2026-11-22 03:34:12.981+00');
INSERT INTO public.import_problems VALUES ('01a20151-9731-7503-b05e-85f489468d26', 3, '["Uveitis","","no antibody","",""]', '[{"path": "autoantibody", "value": null, "message": "Disease, autoantibody, and autoantigen are required"}]', '[]');
INSERT INTO public.import_problems VALUES ('01a20151-9a94-77df-a451-cc889e4d4b82', 3, '["","","nothing else","",""]', '[{"path": "disease", "value": null, "message": "Disease, autoantibody, and autoantigen are required"}, {"path": "autoantibody", "value": null, "message": "Disease, autoantibody, and autoantigen are required"}]', '[]');
INSERT INTO public.import_problems VALUES ('01a20151-9bc0-713a-9b75-c8ef329c60c3', 2, '["Nobody","","","",""]', '[{"path": "autoantibody", "value": null, "message": "Disease, autoantibody, and autoantigen are required"}, {"path": "autoantigen", "value": null, "message": "Disease, autoantibody, and autoantigen are required"}]', '[]');
INSERT INTO public.import_rows VALUES ('01a20151-9a94-77df-a451-cc889e4d4b82', 2, NULL, '01a20151-9aa3-7000-8000-028628237d28', NULL, 'eac67d4a-23df-1aff-03c7-b4ccb83fa3c0', 'insert', 'stiff person syndrome', 'anti-amphiphysin', 'amphiphysin', 'sh13', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Stiff person syndrome', 'Anti-amphiphysin', 'Amphiphysin', 'SH3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"Initials": "xy"}', '{stiffpersonsyndrome,amphiphysin,sh3}', NULL, NULL, NULL, 'stiff person syndromeanti-amphiphysinantiamphiphysinamphiphysinsh3initials xy', '["Stiff person syndrome","Anti-amphiphysin","Amphiphysin","SH3","xy"]');
INSERT INTO public.import_rows VALUES ('01a20151-9a94-77df-a451-cc889e4d4b82', 3, NULL, '01a20151-9aa4-7000-8000-005acb7c6acb', NULL, NULL, 'fail', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[{"path": "disease", "value": null, "message": "Disease, autoantibody, and autoantigen are required"}, {"path": "autoantibody", "value": null, "message": "Disease, autoantibody, and autoantigen are required"}]', NULL, NULL, NULL, '["","","nothing else","",""]');
INSERT INTO public.imports VALUES ('01a20151-949a-7366-9bbb-8bc37079bbe5', 'done', 'all', 'refuse', false, 'csv', 'good.csv', NULL, '{}', '[{"field": "disease", "header": "Disease", "samples": ["Vitiligo", "Alopecia areata"]}, {"field": "autoantibody", "header": "Antibody", "samples": ["Anti-tyrosinase", "Anti-trichohyalin"]}, {"field": "autoantigen", "header": "Antigen", "samples": ["Tyrosinase", "Trichohyalin"]}, {"field": "epitope", "header": "Epitope", "samples": ["C-end"]}, {"field": "additional.Initials", "header": "Initials", "samples": ["ab"]}]', '{Initials}', '[]', '[]', 2, 2, 2, 0, 0, 0, 2, 0, 0, NULL, 1, '2026-11-22 03:34:13.428+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', '2026-11-22 03:34:13.754+00', NULL, NULL, 0, 0, NULL, NULL, NULL);
INSERT INTO public.imports VALUES ('01a20151-9731-7503-b05e-85f489468d26', 'done', 'valid_only', 'refuse', false, 'csv', 'problems.csv', NULL, '{}', '[{"field": "disease", "header": "Disease", "samples": ["Uveitis"]}, {"field": "autoantibody", "header": "Antibody", "samples": ["Anti-S"]}, {"field": "autoantigen", "header": "Antigen", "samples": ["S-arrestin", "no antibody"]}, {"field": "epitope", "header": "Epitope", "samples": []}, {"field": "additional.Initials", "header": "Initials", "samples": []}]', '{Initials}', '[]', '[]', 2, 2, 1, 0, 0, 1, 2, 1, 0, NULL, 1, '2026-11-22 03:34:14.1+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', '2026-11-22 03:34:14.26+00', NULL, NULL, 0, 0, NULL, NULL, NULL);
INSERT INTO public.imports VALUES ('01a20151-98c6-76d1-a23c-d91da1a789c9', 'undone', 'all', 'refuse', false, 'csv', 'undone.csv', NULL, '{}', '[{"field": "disease", "header": "Disease", "samples": ["Narcolepsy"]}, {"field": "autoantibody", "header": "Antibody", "samples": ["Anti-HCRTR2"]}, {"field": "autoantigen", "header": "Antigen", "samples": ["Orexin receptor type 2"]}, {"field": "epitope", "header": "Epitope", "samples": []}, {"field": "additional.Initials", "header": "Initials", "samples": []}]', '{Initials}', '[]', '[]', 1, 1, 1, 0, 0, 0, 1, 0, 0, NULL, 1, '2026-11-22 03:34:14.515+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', '2026-11-22 03:34:14.687+00', '2026-11-22 03:34:14.801+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', 1, 0, NULL, NULL, NULL);
INSERT INTO public.imports VALUES ('01a20151-9a94-77df-a451-cc889e4d4b82', 'previewed', 'all', 'refuse', true, 'csv', 'preview.csv', NULL, '{}', '[{"field": "disease", "header": "Disease", "samples": ["Stiff person syndrome"]}, {"field": "autoantibody", "header": "Antibody", "samples": ["Anti-amphiphysin"]}, {"field": "autoantigen", "header": "Antigen", "samples": ["Amphiphysin", "nothing else"]}, {"field": "epitope", "header": "Epitope", "samples": ["SH3"]}, {"field": "additional.Initials", "header": "Initials", "samples": ["xy"]}]', '{Initials}', '[]', '[]', 2, 2, 1, 0, 0, 1, 2, 2, 0, NULL, 1, '2026-11-22 03:34:14.947+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', '2026-11-22 03:34:15.111+00', NULL, NULL, 0, 0, NULL, NULL, NULL);
INSERT INTO public.imports VALUES ('01a20151-9bc0-713a-9b75-c8ef329c60c3', 'refused', 'all', 'refuse', false, 'csv', 'refused.csv', NULL, '{}', '[{"field": "disease", "header": "Disease", "samples": ["Nobody"]}, {"field": "autoantibody", "header": "Antibody", "samples": []}, {"field": "autoantigen", "header": "Antigen", "samples": []}, {"field": "epitope", "header": "Epitope", "samples": []}, {"field": "additional.Initials", "header": "Initials", "samples": []}]', '{Initials}', '[]', '[]', 1, 1, 0, 0, 0, 1, 1, 2, 0, 'Nothing is stored, since a row is bad', 1, '2026-11-22 03:34:15.253+00', '01a20151-8cd0-7689-91ce-e0e0f1895ce5', '2026-11-22 03:34:15.491+00', NULL, NULL, 0, 0, NULL, NULL, NULL);
INSERT INTO public.migrations VALUES (1, 1763650000000, 'Foundation1763650000000');
INSERT INTO public.migrations VALUES (2, 1763680000000, 'Accounts1763680000000');
INSERT INTO public.migrations VALUES (3, 1763690000000, 'Editing1763690000000');
INSERT INTO public.migrations VALUES (4, 1763700000000, 'Imports1763700000000');
INSERT INTO public.migrations VALUES (5, 1763710000000, 'Submissions1763710000000');
INSERT INTO public.migrations VALUES (6, 1763720000000, 'SearchWords1763720000000');
INSERT INTO public.migrations VALUES (7, 1763730000000, 'ArrivingEntries1763730000000');
INSERT INTO public.password_links VALUES ('01a20151-90c8-70a0-9541-721cfc8e4ec2', '\x0a42e2bfd0fa297e2db57f25390baa482bff477491f434fa1c81a5441b6444c9', 'invitation', '2026-11-29 03:34:12.9+00');
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
INSERT INTO public.search_words VALUES ('amphiphysin');
INSERT INTO public.search_words VALUES ('anti-amphiphysin');
INSERT INTO public.search_words VALUES ('antiamphiphysin');
INSERT INTO public.search_words VALUES ('person');
INSERT INTO public.search_words VALUES ('sh3');
INSERT INTO public.search_words VALUES ('stiff');
INSERT INTO public.search_words VALUES ('xy');
INSERT INTO public.search_words VALUES ('anti-x');
INSERT INTO public.search_words VALUES ('antix');
INSERT INTO public.search_words VALUES ('approved');
INSERT INTO public.search_words VALUES ('p00001');
INSERT INTO public.search_words VALUES ('x');
INSERT INTO public.search_words VALUES ('x1');
INSERT INTO public.search_words VALUES ('corrected');
INSERT INTO public.submission_events VALUES ('01a20151-9cef-72a1-ae66-a51e1c6713eb', 1, 'submitted', '2026-11-22 03:34:15.535+00', NULL, NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a20151-9d13-76a0-9efd-cd562215d838', 1, 'submitted', '2026-11-22 03:34:15.571+00', NULL, NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a20151-9d13-76a0-9efd-cd562215d838', 2, 'sent_back', '2026-11-22 03:34:15.742+00', '01a20151-8ea6-75e4-bcde-a3fb63a9200d', 'Which assay?', '{}');
INSERT INTO public.submission_events VALUES ('01a20151-9de0-7335-91f0-70101cdce7ad', 1, 'submitted', '2026-11-22 03:34:15.776+00', NULL, NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a20151-9de0-7335-91f0-70101cdce7ad', 2, 'sent_back', '2026-11-22 03:34:15.783+00', '01a20151-8ea6-75e4-bcde-a3fb63a9200d', 'Which epitope?', '{}');
INSERT INTO public.submission_events VALUES ('01a20151-9de0-7335-91f0-70101cdce7ad', 3, 'resubmitted', '2026-11-22 03:34:15.799+00', NULL, 'The second', '{"epitope": ["x1", "x2"]}');
INSERT INTO public.submission_events VALUES ('01a20151-9e06-7705-804b-3faa9aca0918', 1, 'submitted', '2026-11-22 03:34:15.814+00', '01a20151-8dcf-70c1-875a-d7bf1eeefb1c', NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a20151-9e06-7705-804b-3faa9aca0918', 2, 'approved', '2026-11-22 03:34:15.853+00', '01a20151-8ea6-75e4-bcde-a3fb63a9200d', 'Good', '{}');
INSERT INTO public.submission_events VALUES ('01a20151-9e67-76c2-830a-8c541f7c21b4', 1, 'submitted', '2026-11-22 03:34:15.912+00', NULL, NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a20151-9e67-76c2-830a-8c541f7c21b4', 2, 'rejected', '2026-11-22 03:34:15.986+00', '01a20151-8ea6-75e4-bcde-a3fb63a9200d', 'Not published', '{}');
INSERT INTO public.submission_events VALUES ('01a20151-9ebc-74e7-ade4-f73d0182ff35', 1, 'submitted', '2026-11-22 03:34:15.996+00', NULL, NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a20151-9ebc-74e7-ade4-f73d0182ff35', 2, 'withdrawn', '2026-11-22 03:34:16+00', NULL, NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a20151-9ecb-73fe-811b-fd5a2a0b8e17', 1, 'submitted', '2026-11-22 03:34:16.011+00', '01a20151-8dcf-70c1-875a-d7bf1eeefb1c', NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a20151-9ed6-7510-b68b-645e974b0ca3', 1, 'submitted', '2026-11-22 03:34:16.023+00', NULL, NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a20151-9ed6-7510-b68b-645e974b0ca3', 2, 'approved', '2026-11-22 03:34:16.031+00', '01a20151-8ea6-75e4-bcde-a3fb63a9200d', NULL, '{}');
INSERT INTO public.submission_tickets VALUES ('\xe3cfeabbb197b39d5fe7f2b3fcc9ed23c4d004b5ad3beffd8e9231c3755f7f0a', '01a20151-9cef-72a1-ae66-a51e1c6713eb');
INSERT INTO public.submission_tickets VALUES ('\xe2258a7e5990fccce1b81193e206c5c702e01e13b09be408bd26dda03df984b2', '01a20151-9d13-76a0-9efd-cd562215d838');
INSERT INTO public.submission_tickets VALUES ('\x1493519865caec5b67603540331429bab29f40b9d25478a3d50876febbc016ca', '01a20151-9de0-7335-91f0-70101cdce7ad');
INSERT INTO public.submission_tickets VALUES ('\xa152a087886a24fdaa87d39fc20baa137c4b085362d30511bd73ff14ec40e39b', '01a20151-9e67-76c2-830a-8c541f7c21b4');
INSERT INTO public.submission_tickets VALUES ('\x2a94d80e5e9387680dd9d2acbc68a5787100a93bafe1c6ca163c61292ab90fda', '01a20151-9ebc-74e7-ade4-f73d0182ff35');
INSERT INTO public.submission_tickets VALUES ('\xb15d36ec3c9ab4f013a3ab0e8ece631faa98fef2f43097ecbac06dd0bfa2815c', '01a20151-9ed6-7510-b68b-645e974b0ca3');
INSERT INTO public.submission_tickets VALUES ('\x2c887ea5f677fd3db1ee964ce0997b3b23d2248e3d0a44e06e945a09e126c0e7', '01a20151-9d13-76a0-9efd-cd562215d838');
INSERT INTO public.submission_tickets VALUES ('\xd70cc5ac474b8cd85291ed2b092e705c1ccb8ab5d739b6269f86e3ffcd543345', '01a20151-9e67-76c2-830a-8c541f7c21b4');
INSERT INTO public.submissions VALUES ('01a20151-9cef-72a1-ae66-a51e1c6713eb', 'Pending disease', 'Anti-X', 'X', 'x1', 'P00001', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"Remark": "seen in a register"}', 'pending', NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 03:34:15.535+00', '2026-11-22 03:34:15.535+00', 'pending diseaseanti-xantixxx1p00001remark seen in a register');
INSERT INTO public.submissions VALUES ('01a20151-9d13-76a0-9efd-cd562215d838', 'Asked about disease', 'Anti-X', 'X', 'x1', 'P00001', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 'sent_back', 'Which assay?', NULL, 'A Visitor', 'visitor@example.net', true, '01a20151-8ea6-75e4-bcde-a3fb63a9200d', '2026-11-22 03:34:15.742+00', NULL, NULL, NULL, NULL, NULL, 2, '2026-11-22 03:34:15.571+00', '2026-11-22 03:34:15.742+00', 'asked about diseaseanti-xantixxx1p00001');
INSERT INTO public.submissions VALUES ('01a20151-9de0-7335-91f0-70101cdce7ad', 'Answered disease', 'Anti-X', 'X', 'x2', 'P00001', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 'pending', NULL, NULL, 'A Visitor', 'visitor@example.net', true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 3, '2026-11-22 03:34:15.776+00', '2026-11-22 03:34:15.799+00', 'answered diseaseanti-xantixxx2p00001');
INSERT INTO public.submissions VALUES ('01a20151-9e06-7705-804b-3faa9aca0918', 'Approved disease', 'Anti-X', 'X', 'x1', 'P00001', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 'approved', 'Good', '01a20151-8dcf-70c1-875a-d7bf1eeefb1c', NULL, NULL, true, '01a20151-8ea6-75e4-bcde-a3fb63a9200d', '2026-11-22 03:34:15.853+00', '01a20151-9e2e-776b-aa7a-df6599bfbfa9', NULL, NULL, NULL, NULL, 2, '2026-11-22 03:34:15.814+00', '2026-11-22 03:34:15.853+00', 'approved diseaseanti-xantixxx1p00001');
INSERT INTO public.submissions VALUES ('01a20151-9e67-76c2-830a-8c541f7c21b4', 'Rejected disease', 'Anti-X', 'X', 'x1', 'P00001', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 'rejected', 'Not published', NULL, 'A Visitor', 'visitor@example.net', true, '01a20151-8ea6-75e4-bcde-a3fb63a9200d', '2026-11-22 03:34:15.986+00', NULL, NULL, NULL, NULL, NULL, 2, '2026-11-22 03:34:15.912+00', '2026-11-22 03:34:15.986+00', 'rejected diseaseanti-xantixxx1p00001');
INSERT INTO public.submissions VALUES ('01a20151-9ebc-74e7-ade4-f73d0182ff35', 'Withdrawn disease', 'Anti-X', 'X', 'x1', 'P00001', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 'withdrawn', NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, '2026-11-22 03:34:15.996+00', '2026-11-22 03:34:16+00', 'withdrawn diseaseanti-xantixxx1p00001');
INSERT INTO public.submissions VALUES ('01a20151-9ecb-73fe-811b-fd5a2a0b8e17', 'Myasthenia gravis', 'Anti-AChR', 'Acetylcholine receptor subunit alpha', 'corrected', 'P02708', NULL, NULL, 'high', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Nuclear antigen', '{}', 'pending', NULL, '01a20151-8dcf-70c1-875a-d7bf1eeefb1c', NULL, NULL, true, NULL, NULL, NULL, '01a20151-920f-70ad-87b1-13c3531aeebc', 1, '{"values": {"type": "Nuclear antigen", "avidity": null, "disease": "Myasthenia gravis", "epitope": null, "synonym": null, "affinity": null, "mechanism": null, "reference": null, "screening": null, "uniprotId": "P02708", "monitoring": null, "autoantigen": "Acetylcholine receptor subunit alpha", "sensitivity": null, "autoantibody": "Anti-AChR", "confirmation": null, "diagnosticMarker": null, "isotypeSubclasses": null, "diseaseAssociation": null, "crossReactivityPatterns": null, "pathogenesisInvolvement": null, "databaseAccessionNumbers": null, "negativePredictiveValues": null, "positivePredictiveValues": null, "associationWithDiseaseActivity": null, "referenceRangesAndCutoffValues": null}, "additional": {}}', '2026-11-22 03:34:12.751+00', 1, '2026-11-22 03:34:16.011+00', '2026-11-22 03:34:16.011+00', 'myasthenia gravisanti-achrantiachracetylcholine receptor subunit alphacorrectedp02708highnuclear antigen');
INSERT INTO public.submissions VALUES ('01a20151-9ed6-7510-b68b-645e974b0ca3', 'Systemic sclerosis', 'Anti-Scl-70', 'DNA topoisomerase 1', 'corrected', 'P11387', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Enzyme', '{}', 'approved', NULL, NULL, NULL, NULL, false, '01a20151-8ea6-75e4-bcde-a3fb63a9200d', '2026-11-22 03:34:16.031+00', '01a20151-9222-7160-915c-31ef7de930dc', '01a20151-9222-7160-915c-31ef7de930dc', 1, '{"values": {"type": "Enzyme", "avidity": null, "disease": "Systemic sclerosis", "epitope": null, "synonym": null, "affinity": null, "mechanism": null, "reference": null, "screening": null, "uniprotId": "P11387", "monitoring": null, "autoantigen": "DNA topoisomerase 1", "sensitivity": null, "autoantibody": "Anti-Scl-70", "confirmation": null, "diagnosticMarker": null, "isotypeSubclasses": null, "diseaseAssociation": null, "crossReactivityPatterns": null, "pathogenesisInvolvement": null, "databaseAccessionNumbers": null, "negativePredictiveValues": null, "positivePredictiveValues": null, "associationWithDiseaseActivity": null, "referenceRangesAndCutoffValues": null}, "additional": {}}', '2026-11-22 03:34:12.77+00', 2, '2026-11-22 03:34:16.023+00', '2026-11-22 03:34:16.031+00', 'systemic sclerosisanti-scl-70antiscl70dna topoisomerase 1topoisomerase1correctedp11387enzyme');
INSERT INTO public.users VALUES ('01a20151-84c5-77fd-b6ff-8b5821957517', 'Administrator', NULL, 'admin@example.org', NULL, 'Admin', true, '$argon2id$v=19$m=19456,t=2,p=1$xk47OiFAXPP6EUh411rWfA$dHEMyWterjJFdIco76Fy38Y/nQP2ks92G3Qwq06rDNU', '2026-11-22 03:34:10.966+00', '2026-11-22 03:34:09.335+00', '2026-11-22 03:34:09.335+00', 1, NULL, 'administrator', NULL, 'admin@example.org', NULL, 'administratoradmin@example.org');
INSERT INTO public.users VALUES ('01a20151-8cd0-7689-91ce-e0e0f1895ce5', 'The Curator', NULL, 'the-curator@example.org', NULL, 'Curator', true, '$argon2id$v=19$m=19456,t=2,p=1$H7s6qY61Vi+rAHE0OiPbcw$trW2/+PmMVjUT4zkENBt0CAnOPJJxWROQ58vU3gxCk8', '2026-11-22 03:34:11.56+00', '2026-11-22 03:34:11.378+00', '2026-11-22 03:34:11.378+00', 1, NULL, 'the curator', NULL, 'the-curator@example.org', NULL, 'the curatorthe-curator@example.org');
INSERT INTO public.users VALUES ('01a20151-8dcf-70c1-875a-d7bf1eeefb1c', 'The Doctor', NULL, 'the-doctor@example.org', NULL, 'Doctor', true, '$argon2id$v=19$m=19456,t=2,p=1$acnpCmMyUDB6q/+ZmGraIw$l48SypH68ixFkK5s0GSfr2S+gH/pHSTEWGrzXvGyFH0', '2026-11-22 03:34:11.736+00', '2026-11-22 03:34:11.659+00', '2026-11-22 03:34:11.659+00', 1, NULL, 'the doctor', NULL, 'the-doctor@example.org', NULL, 'the doctorthe-doctor@example.org');
INSERT INTO public.users VALUES ('01a20151-8ea6-75e4-bcde-a3fb63a9200d', 'The Reviewer', NULL, 'the-reviewer@example.org', NULL, 'Reviewer', true, '$argon2id$v=19$m=19456,t=2,p=1$gMzNXSOM3UuD8mWZSMeaeg$22kv2d70TukZUuKoGti+8yA6AxFhphGJcQq0rn5RDDA', '2026-11-22 03:34:11.985+00', '2026-11-22 03:34:11.869+00', '2026-11-22 03:34:11.869+00', 1, NULL, 'the reviewer', NULL, 'the-reviewer@example.org', NULL, 'the reviewerthe-reviewer@example.org');
INSERT INTO public.users VALUES ('01a20151-8feb-74e2-84c2-11a6c80f77de', 'Inactive Doctor', NULL, 'inactive-doctor@example.org', NULL, 'Doctor', false, '$argon2id$v=19$m=19456,t=2,p=1$c2aUUS7aAUN/3cAj5Kc95g$CF0omimI3mpGrWT3nYiuW8VPyjo/wPEXiGZ2emk65lU', NULL, '2026-11-22 03:34:12.204+00', '2026-11-22 03:34:12.263+00', 2, NULL, 'inactive doctor', NULL, 'inactive-doctor@example.org', NULL, 'inactive doctorinactive-doctor@example.org');
INSERT INTO public.users VALUES ('01a20151-908b-70fc-a771-7c0c9d4d671a', 'Closed Curator', NULL, 'closed-curator@example.org', NULL, 'Curator', false, '$argon2id$v=19$m=19456,t=2,p=1$7PgVmEjDhPWibVcmxT+vEA$DrnKU6UTNtZ0I7r8aU82m+iammZftKH/rI92tisWL9o', NULL, '2026-11-22 03:34:12.362+00', '2026-11-22 03:34:12.413+00', 2, '2026-11-22 03:34:12.413+00', 'closed curator', NULL, 'closed-curator@example.org', NULL, 'closed curatorclosed-curator@example.org');
INSERT INTO public.users VALUES ('01a20151-90c8-70a0-9541-721cfc8e4ec2', 'Invited Curator', NULL, 'invited@example.org', NULL, 'Curator', true, NULL, NULL, '2026-11-22 03:34:12.424+00', '2026-11-22 03:34:12.424+00', 1, NULL, 'invited curator', NULL, 'invited@example.org', NULL, 'invited curatorinvited@example.org');
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
INSERT INTO public.value_names VALUES ('autoantibody', 'anti-amphiphysin', ' anti amphiphysin amphiphysin ');
INSERT INTO public.value_names VALUES ('autoantigen', 'amphiphysin', ' amphiphysin amphiphysin ');
INSERT INTO public.value_names VALUES ('disease', 'stiff person syndrome', ' stiff person syndrome stiffpersonsyndrome ');
INSERT INTO public.value_names VALUES ('epitope', 'sh13', ' sh3 sh3 ');
INSERT INTO public.value_names VALUES ('autoantibody', 'anti-x', ' anti x x ');
INSERT INTO public.value_names VALUES ('autoantigen', 'x', ' x x ');
INSERT INTO public.value_names VALUES ('disease', 'approved disease', ' approved disease approveddisease ');
INSERT INTO public.value_names VALUES ('epitope', 'x11', ' x1 x1 ');
INSERT INTO public.value_names VALUES ('uniprotId', 'p11', ' p00001 p00001 ');
INSERT INTO public.value_names VALUES ('epitope', 'corrected', ' corrected corrected ');
SELECT pg_catalog.setval('public.entry_numbers', 17, true);
SELECT pg_catalog.setval('public.migrations_id_seq', 7, true);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT "PK_8c82d7f526340ab734260ea46be" PRIMARY KEY (id);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_entry_number_key UNIQUE (entry_number);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.entry_index_arriving
    ADD CONSTRAINT entry_index_arriving_pkey PRIMARY KEY (entry_number);
ALTER TABLE ONLY public.entry_index_settled
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
CREATE INDEX entry_index_affinity ON public.entry_index_settled USING btree (key_affinity, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_arriving_autoantibody ON public.entry_index_arriving USING btree (key_autoantibody, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_arriving_autoantigen ON public.entry_index_arriving USING btree (key_autoantigen, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_arriving_disease ON public.entry_index_arriving USING btree (key_disease, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_arriving_epitope ON public.entry_index_arriving USING btree (key_epitope, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_arriving_names ON public.entry_index_arriving USING btree (hashtextextended(((((key_disease || chr(31)) || key_autoantibody) || chr(31)) || key_autoantigen), (0)::bigint));
ALTER INDEX public.entry_index_arriving_names ALTER COLUMN 1 SET STATISTICS 10;
CREATE INDEX entry_index_arriving_type ON public.entry_index_arriving USING btree (key_type, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_arriving_uniprot_id ON public.entry_index_arriving USING btree (key_uniprot_id, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_association_with_disease_activity ON public.entry_index_settled USING btree (key_association_with_disease_activity, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_autoantibody ON public.entry_index_settled USING btree (key_autoantibody, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_autoantigen ON public.entry_index_settled USING btree (key_autoantigen, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_avidity ON public.entry_index_settled USING btree (key_avidity, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_confirmation ON public.entry_index_settled USING btree (key_confirmation, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_created_at ON public.entry_index_settled USING btree (created_at, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_cross_reactivity_patterns ON public.entry_index_settled USING btree (key_cross_reactivity_patterns, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_database_accession_numbers ON public.entry_index_settled USING btree (key_database_accession_numbers, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_diagnostic_marker ON public.entry_index_settled USING btree (key_diagnostic_marker, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_disease ON public.entry_index_settled USING btree (key_disease, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_disease_association ON public.entry_index_settled USING btree (key_disease_association, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_epitope ON public.entry_index_settled USING btree (key_epitope, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_isotype_subclasses ON public.entry_index_settled USING btree (key_isotype_subclasses, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_mechanism ON public.entry_index_settled USING btree (key_mechanism, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_monitoring ON public.entry_index_settled USING btree (key_monitoring, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_name_keys ON public.entry_index_settled USING gin (name_keys);
CREATE INDEX entry_index_names ON public.entry_index_settled USING btree (hashtextextended(((((key_disease || chr(31)) || key_autoantibody) || chr(31)) || key_autoantigen), (0)::bigint));
CREATE INDEX entry_index_negative_predictive_values ON public.entry_index_settled USING btree (key_negative_predictive_values, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_pathogenesis_involvement ON public.entry_index_settled USING btree (key_pathogenesis_involvement, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_positive_predictive_values ON public.entry_index_settled USING btree (key_positive_predictive_values, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_reference ON public.entry_index_settled USING btree (key_reference, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_reference_ranges_and_cutoff_values ON public.entry_index_settled USING btree (key_reference_ranges_and_cutoff_values, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_screening ON public.entry_index_settled USING btree (key_screening, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_sensitivity ON public.entry_index_settled USING btree (key_sensitivity, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_settled_arriving ON public.entry_index_settled USING btree (entry_number) WHERE arriving;
CREATE INDEX entry_index_synonym ON public.entry_index_settled USING btree (key_synonym, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_type ON public.entry_index_settled USING btree (key_type, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_uniprot_id ON public.entry_index_settled USING btree (key_uniprot_id, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_unwieldy ON public.entry_index_settled USING btree (entry_number) WHERE (strpos(document, ''::text) > 0);
CREATE INDEX entry_index_updated_at ON public.entry_index_settled USING btree (updated_at, entry_number) WITH (deduplicate_items=off);
CREATE INDEX entry_index_words ON public.entry_index_settled USING gin (public.entry_words(document));
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
CREATE INDEX search_words_word ON public.search_words USING gin (word public.gin_trgm_ops);
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
CREATE INDEX value_names_names ON public.value_names USING gin (names public.gin_trgm_ops);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.entry_index_arriving
    ADD CONSTRAINT entry_index_arriving_entry_number_fkey FOREIGN KEY (entry_number) REFERENCES public.entries(entry_number) ON DELETE CASCADE;
ALTER TABLE ONLY public.entry_index_settled
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
