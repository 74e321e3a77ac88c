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
      EXECUTE format('ALTER TABLE entry_index_arriving ALTER COLUMN %I SET STATISTICS 10', key);
      TRUNCATE import_rows, import_decisions;
      UPDATE entry_index SET document = regexp_replace(document, last_segment, two_segments);
      UPDATE submissions SET document = regexp_replace(document, last_segment, two_segments);
      EXECUTE format('CREATE INDEX %I ON entry_index_settled (%I, entry_number)', 'entry_index_' || field, key);
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
INSERT INTO public.data_steps VALUES (1, 'search-words', NULL, '2026-11-22 06:33:08.688+00');
INSERT INTO public.entries VALUES ('01a201f5-6824-7231-bc57-d3d4d8e3acec', 2, 'Systemic lupus erythematosus', 'Anti-dsDNA', 'Double-stranded DNA', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Enzyme', '{}', 1, 'edit', '2026-11-22 06:33:09.924+00', '01a201f5-66bc-7114-903e-6190aa8956c9', '2026-11-22 06:33:09.924+00', '01a201f5-66bc-7114-903e-6190aa8956c9', NULL, NULL);
INSERT INTO public.entries VALUES ('01a201f5-6860-7099-9bbf-aa437e797b66', 3, 'Sjögren syndrome', 'Anti-SSA/Ro60', 'RNA-binding protein RO60', NULL, 'P10155', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Nuclear antigen', '{}', 1, 'edit', '2026-11-22 06:33:09.984+00', '01a201f5-66bc-7114-903e-6190aa8956c9', '2026-11-22 06:33:09.984+00', '01a201f5-66bc-7114-903e-6190aa8956c9', NULL, NULL);
INSERT INTO public.entries VALUES ('01a201f5-6892-74b1-ba17-9c30215b4d18', 6, 'Celiac disease', 'Anti-tTG', 'Protein-glutamine gamma-glutamyltransferase 2', NULL, 'P21980', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Enzyme', '{}', 1, 'edit', '2026-11-22 06:33:10.034+00', '01a201f5-66bc-7114-903e-6190aa8956c9', '2026-11-22 06:33:10.034+00', '01a201f5-66bc-7114-903e-6190aa8956c9', NULL, NULL);
INSERT INTO public.entries VALUES ('01a201f5-689e-75ad-b531-1230e857e6ce', 7, 'Myasthenia gravis', 'Anti-AChR', 'Acetylcholine receptor subunit alpha', NULL, 'P02708', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Nuclear antigen', '{}', 1, 'edit', '2026-11-22 06:33:10.046+00', '01a201f5-66bc-7114-903e-6190aa8956c9', '2026-11-22 06:33:10.046+00', '01a201f5-66bc-7114-903e-6190aa8956c9', NULL, NULL);
INSERT INTO public.entries VALUES ('01a201f5-6945-7075-bee4-46e5f0971341', 11, 'Type 1 diabetes mellitus', 'GADA', 'Glutamate decarboxylase 2 (GAD65 β)', NULL, 'Q05329', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Nuclear antigen', '{}', 1, 'edit', '2026-11-22 06:33:10.213+00', '01a201f5-66bc-7114-903e-6190aa8956c9', '2026-11-22 06:33:10.213+00', '01a201f5-66bc-7114-903e-6190aa8956c9', NULL, NULL);
INSERT INTO public.entries VALUES ('01a201f5-6962-7170-b79e-7f6ee27ca674', 12, 'Diabetes mellitus type 1', 'IA-2A', 'Receptor-type tyrosine-protein phosphatase-like N', NULL, 'Q16849', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Enzyme', '{}', 1, 'edit', '2026-11-22 06:33:10.242+00', '01a201f5-66bc-7114-903e-6190aa8956c9', '2026-11-22 06:33:10.242+00', '01a201f5-66bc-7114-903e-6190aa8956c9', NULL, NULL);
INSERT INTO public.entries VALUES ('01a201f5-67d3-71ea-8f2a-8a6cd903eac8', 1, 'Systemic lupus erythematosus', 'Anti-Sm', 'Small nuclear ribonucleoprotein Sm-D1', 'residues 83–119', 'P62314', NULL, NULL, NULL, NULL, NULL, '20–30 %', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Nuclear antigen', '{"Cohort size": "140"}', 3, 'edit', '2026-11-22 06:33:09.843+00', '01a201f5-66bc-7114-903e-6190aa8956c9', '2026-11-22 06:33:10.337+00', '01a201f5-66bc-7114-903e-6190aa8956c9', NULL, NULL);
INSERT INTO public.entries VALUES ('01a201f5-6869-73ca-b7c4-f296b00b272d', 4, 'Graves disease', 'TRAb', 'Thyrotropin receptor', NULL, 'P16473', NULL, NULL, NULL, 'a	tab and "quotes", and an apostrophe ’', NULL, NULL, NULL, NULL, NULL, 'PMID: 12345678; PMID: 23456789', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Enzyme', '{}', 2, 'edit', '2026-11-22 06:33:09.993+00', '01a201f5-66bc-7114-903e-6190aa8956c9', '2026-11-22 06:33:10.349+00', '01a201f5-66bc-7114-903e-6190aa8956c9', NULL, NULL);
INSERT INTO public.entries VALUES ('01a201f5-6875-701f-ad62-83d800bf063c', 5, 'Hashimoto thyroiditis', 'Anti-TPO', 'Thyroid peroxidase', NULL, 'P07202', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'DOID:7188', 'TPOAb; microsomal antibody', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Nuclear antigen', '{}', 2, 'edit', '2026-11-22 06:33:10.005+00', '01a201f5-66bc-7114-903e-6190aa8956c9', '2026-11-22 06:33:10.358+00', '01a201f5-66bc-7114-903e-6190aa8956c9', NULL, NULL);
INSERT INTO public.entries VALUES ('01a201f5-68d2-771c-b171-de673d2d1f89', 9, 'Pemphigus vulgaris', 'Anti-Dsg3', 'Desmoglein-3', NULL, 'P32926', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Nuclear antigen', '{}', 2, 'edit', '2026-11-22 06:33:10.098+00', '01a201f5-66bc-7114-903e-6190aa8956c9', '2026-11-22 06:33:10.366+00', '01a201f5-66bc-7114-903e-6190aa8956c9', '2026-11-22 06:33:10.366+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entries VALUES ('01a201f5-6903-71f6-9057-9a60b00b13b3', 10, 'Pernicious anemia', 'Anti-intrinsic factor', 'Cobalamin binding intrinsic factor', NULL, 'P27352', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Enzyme', '{}', 3, 'edit', '2026-11-22 06:33:10.147+00', '01a201f5-66bc-7114-903e-6190aa8956c9', '2026-11-22 06:33:10.434+00', '01a201f5-66bc-7114-903e-6190aa8956c9', NULL, NULL);
INSERT INTO public.entries VALUES ('01a201f5-6a50-7000-8000-01221ae44f43', 13, 'Vitiligo', 'Anti-tyrosinase', 'Tyrosinase', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"Initials": "ab"}', 1, 'import:01a201f5-6a43-7654-a6a3-ccf49767d8ec', '2026-11-22 06:33:10.649+00', '01a201f5-66bc-7114-903e-6190aa8956c9', '2026-11-22 06:33:10.649+00', '01a201f5-66bc-7114-903e-6190aa8956c9', NULL, NULL);
INSERT INTO public.entries VALUES ('01a201f5-6a51-7000-8000-017b8f9cc564', 14, 'Alopecia areata', 'Anti-trichohyalin', 'Trichohyalin', 'C-end', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 1, 'import:01a201f5-6a43-7654-a6a3-ccf49767d8ec', '2026-11-22 06:33:10.649+00', '01a201f5-66bc-7114-903e-6190aa8956c9', '2026-11-22 06:33:10.649+00', '01a201f5-66bc-7114-903e-6190aa8956c9', NULL, NULL);
INSERT INTO public.entries VALUES ('01a201f5-6baf-7000-8000-0137436fb729', 15, 'Uveitis', 'Anti-S', 'S-arrestin', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 1, 'import:01a201f5-6b4e-75c9-9c8c-045a2036f41a', '2026-11-22 06:33:11.378+00', '01a201f5-66bc-7114-903e-6190aa8956c9', '2026-11-22 06:33:11.378+00', '01a201f5-66bc-7114-903e-6190aa8956c9', NULL, NULL);
INSERT INTO public.entries VALUES ('01a201f5-6ee7-7000-8000-03eca38c8b36', 16, 'Narcolepsy', 'Anti-HCRTR2', 'Orexin receptor type 2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 2, 'import:01a201f5-6ebf-74ad-96e9-3a4f67aa3ad2', '2026-11-22 06:33:11.778+00', '01a201f5-66bc-7114-903e-6190aa8956c9', '2026-11-22 06:33:12.114+00', '01a201f5-66bc-7114-903e-6190aa8956c9', '2026-11-22 06:33:12.114+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entries VALUES ('01a201f5-731e-746f-bfae-05e51af3689d', 17, 'Approved disease', 'Anti-X', 'X', 'x1', 'P00001', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 1, 'submission:01a201f5-730e-735d-b4d2-4f05ec145d10', '2026-11-22 06:33:12.733+00', '01a201f5-6745-776c-bacf-24e9623a1f51', '2026-11-22 06:33:12.733+00', '01a201f5-6745-776c-bacf-24e9623a1f51', NULL, NULL);
INSERT INTO public.entries VALUES ('01a201f5-68ae-75f0-b9b6-943f679f0f14', 8, 'Systemic sclerosis', 'Anti-Scl-70', 'DNA topoisomerase 1', 'corrected', 'P11387', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Enzyme', '{}', 2, 'edit', '2026-11-22 06:33:10.062+00', '01a201f5-66bc-7114-903e-6190aa8956c9', '2026-11-22 06:33:12.785+00', '01a201f5-6745-776c-bacf-24e9623a1f51', NULL, NULL);
INSERT INTO public.entry_index_settled VALUES (2, 'systemic lupus erythematosus', 'anti-dsdna', 'double-stranded dna', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'enzyme', '2026-11-22 06:33:09.924+00', '2026-11-22 06:33:09.924+00', 'systemic lupus erythematosusanti-dsdnaantidsdnadouble-stranded dnadoublestrandedenzyme', '{systemiclupuserythematosus,dsdna,doublestrandeddna}', false);
INSERT INTO public.entry_index_settled VALUES (3, 'sjogren syndrome', 'anti-ssa/ro260', 'rna-binding protein ro260', NULL, 'p510155', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'nuclear antigen', '2026-11-22 06:33:09.984+00', '2026-11-22 06:33:09.984+00', 'sjogren syndromeanti-ssa/ro60antissa/ro60rna-binding protein ro60rnabindingp10155nuclear antigen', '{sjogrensyndrome,ssaro60,ssa,ro60,rnabindingproteinro60,p10155}', false);
INSERT INTO public.entry_index_settled VALUES (6, 'celiac disease', 'anti-ttg', 'protein-glutamine gamma-glutamyltransferase 12', NULL, 'p521980', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'enzyme', '2026-11-22 06:33:10.034+00', '2026-11-22 06:33:10.034+00', 'celiac diseaseanti-ttgantittgprotein-glutamine gamma-glutamyltransferase 2proteinglutamine gammaglutamyltransferase glutamyltransferase2p21980enzyme', '{celiacdisease,ttg,proteinglutaminegglutamyltransferase2,p21980}', false);
INSERT INTO public.entry_index_settled VALUES (7, 'myasthenia gravis', 'anti-achr', 'acetylcholine receptor subunit alpha', NULL, 'p42708', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'nuclear antigen', '2026-11-22 06:33:10.046+00', '2026-11-22 06:33:10.046+00', 'myasthenia gravisanti-achrantiachracetylcholine receptor subunit alphap02708nuclear antigen', '{myastheniagravis,achr,acetylcholinereceptorsubunita,p02708}', false);
INSERT INTO public.entry_index_settled VALUES (11, 'type 11 diabetes mellitus', 'gada', 'glutamate decarboxylase 12 (gad265 beta)', NULL, 'q45329', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'nuclear antigen', '2026-11-22 06:33:10.213+00', '2026-11-22 06:33:10.213+00', 'type 1 diabetes mellitustype1gadaglutamate decarboxylase 2 (gad65 beta)decarboxylase2q05329nuclear antigen', '{type1diabetesmellitus,gada,glutamatedecarboxylase2gad65b,glutamatedecarboxylase2,gad65b,q05329}', false);
INSERT INTO public.entry_index_settled VALUES (12, 'diabetes mellitus type 11', 'ia-12a', 'receptor-type tyrosine-protein phosphatase-like n', NULL, 'q516849', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'enzyme', '2026-11-22 06:33:10.242+00', '2026-11-22 06:33:10.242+00', 'diabetes mellitus type 1type1ia-2aia2areceptor-type tyrosine-protein phosphatase-like nreceptortype tyrosineprotein phosphataselikeq16849enzyme', '{diabetesmellitustype1,ia2a,receptortypetyrosineproteinphosphataseliken,q16849}', false);
INSERT INTO public.entry_index_settled VALUES (1, 'systemic lupus erythematosus', 'anti-sm', 'small nuclear ribonucleoprotein sm-d11', 'residues 283-3119', 'p562314', NULL, NULL, NULL, NULL, NULL, '220-230 %', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'nuclear antigen', '2026-11-22 06:33:09.843+00', '2026-11-22 06:33:10.337+00', 'systemic lupus erythematosusanti-smantismsmall nuclear ribonucleoprotein sm-d1smd1residues 83-11983119 residues83p6231420-30 %2030nuclear antigencohort size 140size140', '{systemiclupuserythematosus,sm,smallnuclearribonucleoproteinsmd1,residues83119,p62314}', false);
INSERT INTO public.entry_index_settled VALUES (4, 'graves disease', 'trab', 'thyrotropin receptor', NULL, 'p516473', NULL, NULL, NULL, 'a tab and "quotes", and an apostrophe ''', NULL, NULL, NULL, NULL, NULL, 'pmid: 812345678; pmid: 823456789', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'enzyme', '2026-11-22 06:33:09.993+00', '2026-11-22 06:33:10.349+00', 'graves diseasetrabthyrotropin receptorp16473a tab and "quotes", and an apostrophe ''pmid: 12345678; pmid: 23456789enzyme', '{gravesdisease,trab,thyrotropinreceptor,p16473}', false);
INSERT INTO public.entry_index_settled VALUES (5, 'hashimoto thyroiditis', 'anti-tpo', 'thyroid peroxidase', NULL, 'p47202', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'doid:47188', 'tpoab; microsomal antibody', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'nuclear antigen', '2026-11-22 06:33:10.005+00', '2026-11-22 06:33:10.358+00', 'hashimoto thyroiditisanti-tpoantitpothyroid peroxidasep07202doid:7188tpoab; microsomal antibodynuclear antigen', '{hashimotothyroiditis,tpo,thyroidperoxidase,p07202,doid7188,tpoabmicrosomal,tpoab,microsomal}', false);
INSERT INTO public.entry_index_settled VALUES (10, 'pernicious anemia', 'anti-intrinsic factor', 'cobalamin binding intrinsic factor', NULL, 'p527352', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'enzyme', '2026-11-22 06:33:10.147+00', '2026-11-22 06:33:10.434+00', 'pernicious anemiaanti-intrinsic factorantiintrinsiccobalamin binding intrinsic factorp27352enzyme', '{perniciousanemia,intrinsicfactor,cobalaminbindingintrinsicfactor,p27352}', false);
INSERT INTO public.entry_index_settled VALUES (13, 'vitiligo', 'anti-tyrosinase', 'tyrosinase', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 06:33:10.649+00', '2026-11-22 06:33:10.649+00', 'vitiligoanti-tyrosinaseantityrosinasetyrosinaseinitials ab', '{vitiligo,tyrosinase}', false);
INSERT INTO public.entry_index_settled VALUES (14, 'alopecia areata', 'anti-trichohyalin', 'trichohyalin', 'c-end', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 06:33:10.649+00', '2026-11-22 06:33:10.649+00', 'alopecia areataanti-trichohyalinantitrichohyalintrichohyalinc-endcend', '{alopeciaareata,trichohyalin,cend}', false);
INSERT INTO public.entry_index_settled VALUES (15, 'uveitis', 'anti-s', 's-arrestin', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 06:33:11.378+00', '2026-11-22 06:33:11.378+00', 'uveitisanti-santiss-arrestinsarrestin', '{uveitis,s,sarrestin}', false);
INSERT INTO public.entry_index_settled VALUES (17, 'approved disease', 'anti-x', 'x', 'x11', 'p11', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 06:33:12.733+00', '2026-11-22 06:33:12.733+00', 'approved diseaseanti-xantixxx1p00001', '{approveddisease,x,x1,p00001}', false);
INSERT INTO public.entry_index_settled VALUES (8, 'systemic sclerosis', 'anti-scl-270', 'dna topoisomerase 11', 'corrected', 'p511387', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'enzyme', '2026-11-22 06:33:10.062+00', '2026-11-22 06:33:12.785+00', 'systemic sclerosisanti-scl-70antiscl70dna topoisomerase 1topoisomerase1correctedp11387enzyme', '{systemicsclerosis,scl70,dnatopoisomerase1,corrected,p11387}', false);
INSERT INTO public.entry_revisions VALUES ('01a201f5-67d3-71ea-8f2a-8a6cd903eac8', 1, 'create', '{}', NULL, 'edit', '2026-11-22 06:33:09.843+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-6824-7231-bc57-d3d4d8e3acec', 1, 'create', '{}', NULL, 'edit', '2026-11-22 06:33:09.924+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-6860-7099-9bbf-aa437e797b66', 1, 'create', '{}', NULL, 'edit', '2026-11-22 06:33:09.984+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-6869-73ca-b7c4-f296b00b272d', 1, 'create', '{}', NULL, 'edit', '2026-11-22 06:33:09.993+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-6875-701f-ad62-83d800bf063c', 1, 'create', '{}', NULL, 'edit', '2026-11-22 06:33:10.005+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-6892-74b1-ba17-9c30215b4d18', 1, 'create', '{}', NULL, 'edit', '2026-11-22 06:33:10.034+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-689e-75ad-b531-1230e857e6ce', 1, 'create', '{}', NULL, 'edit', '2026-11-22 06:33:10.046+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-68ae-75f0-b9b6-943f679f0f14', 1, 'create', '{}', NULL, 'edit', '2026-11-22 06:33:10.062+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-68d2-771c-b171-de673d2d1f89', 1, 'create', '{}', NULL, 'edit', '2026-11-22 06:33:10.098+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-6903-71f6-9057-9a60b00b13b3', 1, 'create', '{}', NULL, 'edit', '2026-11-22 06:33:10.147+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-6945-7075-bee4-46e5f0971341', 1, 'create', '{}', NULL, 'edit', '2026-11-22 06:33:10.213+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-6962-7170-b79e-7f6ee27ca674', 1, 'create', '{}', NULL, 'edit', '2026-11-22 06:33:10.242+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-67d3-71ea-8f2a-8a6cd903eac8', 2, 'update', '{"epitope": [null, "residues 83–119"], "additional.Country": [null, "Österreich"], "additional.Cohort size": [null, "120"]}', NULL, 'edit', '2026-11-22 06:33:10.307+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-67d3-71ea-8f2a-8a6cd903eac8', 3, 'update', '{"sensitivity": [null, "20–30 %"], "additional.Country": ["Österreich", null], "additional.Cohort size": ["120", "140"]}', 'A second cohort', 'edit', '2026-11-22 06:33:10.337+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-6869-73ca-b7c4-f296b00b272d', 2, 'update', '{"mechanism": [null, "a\ttab and \"quotes\", and an apostrophe ’"], "reference": [null, "PMID: 12345678; PMID: 23456789"]}', NULL, 'edit', '2026-11-22 06:33:10.349+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-6875-701f-ad62-83d800bf063c', 2, 'update', '{"synonym": [null, "TPOAb; microsomal antibody"], "databaseAccessionNumbers": [null, "DOID:7188"]}', NULL, 'edit', '2026-11-22 06:33:10.358+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-68d2-771c-b171-de673d2d1f89', 2, 'delete', '{}', 'A double', 'edit', '2026-11-22 06:33:10.366+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-6903-71f6-9057-9a60b00b13b3', 2, 'delete', '{}', NULL, 'edit', '2026-11-22 06:33:10.379+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-6903-71f6-9057-9a60b00b13b3', 3, 'restore', '{}', 'It was none', 'edit', '2026-11-22 06:33:10.434+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-6a50-7000-8000-01221ae44f43', 1, 'create', '{}', NULL, 'import:01a201f5-6a43-7654-a6a3-ccf49767d8ec', '2026-11-22 06:33:10.649+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-6a51-7000-8000-017b8f9cc564', 1, 'create', '{}', NULL, 'import:01a201f5-6a43-7654-a6a3-ccf49767d8ec', '2026-11-22 06:33:10.649+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-6baf-7000-8000-0137436fb729', 1, 'create', '{}', NULL, 'import:01a201f5-6b4e-75c9-9c8c-045a2036f41a', '2026-11-22 06:33:11.378+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-6ee7-7000-8000-03eca38c8b36', 1, 'create', '{}', NULL, 'import:01a201f5-6ebf-74ad-96e9-3a4f67aa3ad2', '2026-11-22 06:33:11.778+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-6ee7-7000-8000-03eca38c8b36', 2, 'delete', '{}', 'Import undone', 'import:01a201f5-6ebf-74ad-96e9-3a4f67aa3ad2', '2026-11-22 06:33:12.114+00', '01a201f5-66bc-7114-903e-6190aa8956c9');
INSERT INTO public.entry_revisions VALUES ('01a201f5-731e-746f-bfae-05e51af3689d', 1, 'create', '{}', NULL, 'submission:01a201f5-730e-735d-b4d2-4f05ec145d10', '2026-11-22 06:33:12.733+00', '01a201f5-6745-776c-bacf-24e9623a1f51');
INSERT INTO public.entry_revisions VALUES ('01a201f5-68ae-75f0-b9b6-943f679f0f14', 2, 'update', '{"epitope": [null, "corrected"]}', NULL, 'submission:01a201f5-734b-768e-a03b-653604464f94', '2026-11-22 06:33:12.785+00', '01a201f5-6745-776c-bacf-24e9623a1f51');
INSERT INTO public.entry_totals VALUES (true, 15, 1795329192792002);
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
INSERT INTO public.idempotency_keys VALUES ('\x4f043aebaba6d74b0673dcc12bea1c4fbb2a4a46148f45d6da05e9cf0148f6e2', 'entry 0', '\x5b5df5e83a58775c0fd3453fe54721ac4df634c2d67dc688e680b8a2800a3f7f', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a201f5-67d3-71ea-8f2a-8a6cd903eac8","accession":"AIA0000001","version":1,"disease":"Systemic lupus erythematosus","autoantibody":"Anti-Sm","autoantigen":"Small nuclear ribonucleoprotein Sm-D1","epitope":null,"uniprotId":"P62314","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Nuclear antigen","additional":{},"createdAt":"2026-11-22T06:33:09.843Z","updatedAt":"2026-11-22T06:33:09.843Z"}}', '2026-11-22 06:33:09.842+00');
INSERT INTO public.idempotency_keys VALUES ('\x4f043aebaba6d74b0673dcc12bea1c4fbb2a4a46148f45d6da05e9cf0148f6e2', 'entry 1', '\xbc50c079c658cf7b695fe4d9ae27868545ed0fa180562148eaa4db7758b9cc47', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a201f5-6824-7231-bc57-d3d4d8e3acec","accession":"AIA0000002","version":1,"disease":"Systemic lupus erythematosus","autoantibody":"Anti-dsDNA","autoantigen":"Double-stranded DNA","epitope":null,"uniprotId":null,"diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Enzyme","additional":{},"createdAt":"2026-11-22T06:33:09.924Z","updatedAt":"2026-11-22T06:33:09.924Z"}}', '2026-11-22 06:33:09.884+00');
INSERT INTO public.idempotency_keys VALUES ('\x4f043aebaba6d74b0673dcc12bea1c4fbb2a4a46148f45d6da05e9cf0148f6e2', 'entry 2', '\xd1b5ae3f824ca76fadd4914570e0db07ffd166c0f2756b91f7ed6e0de1f83753', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a201f5-6860-7099-9bbf-aa437e797b66","accession":"AIA0000003","version":1,"disease":"Sjögren syndrome","autoantibody":"Anti-SSA/Ro60","autoantigen":"RNA-binding protein RO60","epitope":null,"uniprotId":"P10155","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Nuclear antigen","additional":{},"createdAt":"2026-11-22T06:33:09.984Z","updatedAt":"2026-11-22T06:33:09.984Z"}}', '2026-11-22 06:33:09.985+00');
INSERT INTO public.idempotency_keys VALUES ('\x4f043aebaba6d74b0673dcc12bea1c4fbb2a4a46148f45d6da05e9cf0148f6e2', 'entry 3', '\xf2e391472f1f2c34a14ce961cb00a4f9fbf57c1ee27fc5b4cbbf6321e8af6694', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a201f5-6869-73ca-b7c4-f296b00b272d","accession":"AIA0000004","version":1,"disease":"Graves disease","autoantibody":"TRAb","autoantigen":"Thyrotropin receptor","epitope":null,"uniprotId":"P16473","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Enzyme","additional":{},"createdAt":"2026-11-22T06:33:09.993Z","updatedAt":"2026-11-22T06:33:09.993Z"}}', '2026-11-22 06:33:09.993+00');
INSERT INTO public.idempotency_keys VALUES ('\x4f043aebaba6d74b0673dcc12bea1c4fbb2a4a46148f45d6da05e9cf0148f6e2', 'entry 4', '\x312431baf57fe671f5f5ddf25a35d6db88fac53632d02a2f8be36b5e5ac7a185', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a201f5-6875-701f-ad62-83d800bf063c","accession":"AIA0000005","version":1,"disease":"Hashimoto thyroiditis","autoantibody":"Anti-TPO","autoantigen":"Thyroid peroxidase","epitope":null,"uniprotId":"P07202","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Nuclear antigen","additional":{},"createdAt":"2026-11-22T06:33:10.005Z","updatedAt":"2026-11-22T06:33:10.005Z"}}', '2026-11-22 06:33:10.005+00');
INSERT INTO public.idempotency_keys VALUES ('\x4f043aebaba6d74b0673dcc12bea1c4fbb2a4a46148f45d6da05e9cf0148f6e2', 'entry 5', '\x248094402f9c2afdead919a21e0f90831a2b09b06f6e7711c16c7ed76263e360', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a201f5-6892-74b1-ba17-9c30215b4d18","accession":"AIA0000006","version":1,"disease":"Celiac disease","autoantibody":"Anti-tTG","autoantigen":"Protein-glutamine gamma-glutamyltransferase 2","epitope":null,"uniprotId":"P21980","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Enzyme","additional":{},"createdAt":"2026-11-22T06:33:10.034Z","updatedAt":"2026-11-22T06:33:10.034Z"}}', '2026-11-22 06:33:10.024+00');
INSERT INTO public.idempotency_keys VALUES ('\x4f043aebaba6d74b0673dcc12bea1c4fbb2a4a46148f45d6da05e9cf0148f6e2', 'entry 6', '\x41e7aa15e5ec4ceb7b12ca7a83d61112e156bf85d6f9d94cb6886ddba7a681a3', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a201f5-689e-75ad-b531-1230e857e6ce","accession":"AIA0000007","version":1,"disease":"Myasthenia gravis","autoantibody":"Anti-AChR","autoantigen":"Acetylcholine receptor subunit alpha","epitope":null,"uniprotId":"P02708","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Nuclear antigen","additional":{},"createdAt":"2026-11-22T06:33:10.046Z","updatedAt":"2026-11-22T06:33:10.046Z"}}', '2026-11-22 06:33:10.045+00');
INSERT INTO public.idempotency_keys VALUES ('\x4f043aebaba6d74b0673dcc12bea1c4fbb2a4a46148f45d6da05e9cf0148f6e2', 'entry 7', '\x1729db978d2a982e1ab73718a59b387a0f8bf0e4b18998504feb8a7227f8a252', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a201f5-68ae-75f0-b9b6-943f679f0f14","accession":"AIA0000008","version":1,"disease":"Systemic sclerosis","autoantibody":"Anti-Scl-70","autoantigen":"DNA topoisomerase 1","epitope":null,"uniprotId":"P11387","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Enzyme","additional":{},"createdAt":"2026-11-22T06:33:10.062Z","updatedAt":"2026-11-22T06:33:10.062Z"}}', '2026-11-22 06:33:10.06+00');
INSERT INTO public.idempotency_keys VALUES ('\x4f043aebaba6d74b0673dcc12bea1c4fbb2a4a46148f45d6da05e9cf0148f6e2', 'entry 8', '\xdc7a9e48c383b1e8cf0529a36736b77438dd9aa947f7ccf00eacab43d35ca46e', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a201f5-68d2-771c-b171-de673d2d1f89","accession":"AIA0000009","version":1,"disease":"Pemphigus vulgaris","autoantibody":"Anti-Dsg3","autoantigen":"Desmoglein-3","epitope":null,"uniprotId":"P32926","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Nuclear antigen","additional":{},"createdAt":"2026-11-22T06:33:10.098Z","updatedAt":"2026-11-22T06:33:10.098Z"}}', '2026-11-22 06:33:10.092+00');
INSERT INTO public.idempotency_keys VALUES ('\x4f043aebaba6d74b0673dcc12bea1c4fbb2a4a46148f45d6da05e9cf0148f6e2', 'entry 9', '\xd414526852c33095d017f7684703c29e3df783089852a1ff004b0776e342eb0d', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a201f5-6903-71f6-9057-9a60b00b13b3","accession":"AIA0000010","version":1,"disease":"Pernicious anemia","autoantibody":"Anti-intrinsic factor","autoantigen":"Cobalamin binding intrinsic factor","epitope":null,"uniprotId":"P27352","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Enzyme","additional":{},"createdAt":"2026-11-22T06:33:10.147Z","updatedAt":"2026-11-22T06:33:10.147Z"}}', '2026-11-22 06:33:10.106+00');
INSERT INTO public.idempotency_keys VALUES ('\x4f043aebaba6d74b0673dcc12bea1c4fbb2a4a46148f45d6da05e9cf0148f6e2', 'entry 10', '\x056e6945f685fc7a6096287c94a272b86ecd046730cad6f16d1b23536f95890e', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a201f5-6945-7075-bee4-46e5f0971341","accession":"AIA0000011","version":1,"disease":"Type 1 diabetes mellitus","autoantibody":"GADA","autoantigen":"Glutamate decarboxylase 2 (GAD65 β)","epitope":null,"uniprotId":"Q05329","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Nuclear antigen","additional":{},"createdAt":"2026-11-22T06:33:10.213Z","updatedAt":"2026-11-22T06:33:10.213Z"}}', '2026-11-22 06:33:10.204+00');
INSERT INTO public.idempotency_keys VALUES ('\x4f043aebaba6d74b0673dcc12bea1c4fbb2a4a46148f45d6da05e9cf0148f6e2', 'entry 11', '\x6fd3899fcd69d6399dcf1bdd4dc5a4f2a35a0a7983b7da2f56c51f51e8b12ca9', 201, '{"success":true,"message":"Entry created successfully","data":{"_id":"01a201f5-6962-7170-b79e-7f6ee27ca674","accession":"AIA0000012","version":1,"disease":"Diabetes mellitus type 1","autoantibody":"IA-2A","autoantigen":"Receptor-type tyrosine-protein phosphatase-like N","epitope":null,"uniprotId":"Q16849","diseaseAssociation":null,"affinity":null,"avidity":null,"mechanism":null,"isotypeSubclasses":null,"sensitivity":null,"diagnosticMarker":null,"associationWithDiseaseActivity":null,"pathogenesisInvolvement":null,"reference":null,"databaseAccessionNumbers":null,"synonym":null,"screening":null,"confirmation":null,"monitoring":null,"positivePredictiveValues":null,"negativePredictiveValues":null,"crossReactivityPatterns":null,"referenceRangesAndCutoffValues":null,"type":"Enzyme","additional":{},"createdAt":"2026-11-22T06:33:10.242Z","updatedAt":"2026-11-22T06:33:10.242Z"}}', '2026-11-22 06:33:10.241+00');
INSERT INTO public.import_problems VALUES ('01a201f5-6b4e-75c9-9c8c-045a2036f41a', 3, '["Uveitis","","no antibody","",""]', '[{"path": "autoantibody", "value": null, "message": "Disease, autoantibody, and autoantigen are required"}]', '[]');
INSERT INTO public.import_problems VALUES ('01a201f5-70f5-74e0-aa39-b798f991738d', 3, '["","","nothing else","",""]', '[{"path": "disease", "value": null, "message": "Disease, autoantibody, and autoantigen are required"}, {"path": "autoantibody", "value": null, "message": "Disease, autoantibody, and autoantigen are required"}]', '[]');
INSERT INTO public.import_problems VALUES ('01a201f5-7179-71e7-bc52-b3417e7d99c9', 2, '["Nobody","","","",""]', '[{"path": "autoantibody", "value": null, "message": "Disease, autoantibody, and autoantigen are required"}, {"path": "autoantigen", "value": null, "message": "Disease, autoantibody, and autoantigen are required"}]', '[]');
INSERT INTO public.import_rows VALUES ('01a201f5-70f5-74e0-aa39-b798f991738d', 2, NULL, '01a201f5-70fb-7000-8000-01f9db2f6ba3', NULL, 'eac67d4a-23df-1aff-03c7-b4ccb83fa3c0', 'insert', 'stiff person syndrome', 'anti-amphiphysin', 'amphiphysin', 'sh13', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Stiff person syndrome', 'Anti-amphiphysin', 'Amphiphysin', 'SH3', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"Initials": "xy"}', '{stiffpersonsyndrome,amphiphysin,sh3}', NULL, NULL, NULL, 'stiff person syndromeanti-amphiphysinantiamphiphysinamphiphysinsh3initials xy', '["Stiff person syndrome","Anti-amphiphysin","Amphiphysin","SH3","xy"]');
INSERT INTO public.import_rows VALUES ('01a201f5-70f5-74e0-aa39-b798f991738d', 3, NULL, '01a201f5-70fb-7000-8000-04e9e85dc276', NULL, NULL, 'fail', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[{"path": "disease", "value": null, "message": "Disease, autoantibody, and autoantigen are required"}, {"path": "autoantibody", "value": null, "message": "Disease, autoantibody, and autoantigen are required"}]', NULL, NULL, NULL, '["","","nothing else","",""]');
INSERT INTO public.imports VALUES ('01a201f5-6a43-7654-a6a3-ccf49767d8ec', 'done', 'all', 'refuse', false, 'csv', 'good.csv', NULL, '{}', '[{"field": "disease", "header": "Disease", "samples": ["Vitiligo", "Alopecia areata"]}, {"field": "autoantibody", "header": "Antibody", "samples": ["Anti-tyrosinase", "Anti-trichohyalin"]}, {"field": "autoantigen", "header": "Antigen", "samples": ["Tyrosinase", "Trichohyalin"]}, {"field": "epitope", "header": "Epitope", "samples": ["C-end"]}, {"field": "additional.Initials", "header": "Initials", "samples": ["ab"]}]', '{Initials}', '[]', '[]', 2, 2, 2, 0, 0, 0, 2, 0, 0, NULL, 1, '2026-11-22 06:33:10.475+00', '01a201f5-66bc-7114-903e-6190aa8956c9', '2026-11-22 06:33:10.62+00', NULL, NULL, 0, 0, NULL, NULL, NULL);
INSERT INTO public.imports VALUES ('01a201f5-6b4e-75c9-9c8c-045a2036f41a', 'done', 'valid_only', 'refuse', false, 'csv', 'problems.csv', NULL, '{}', '[{"field": "disease", "header": "Disease", "samples": ["Uveitis"]}, {"field": "autoantibody", "header": "Antibody", "samples": ["Anti-S"]}, {"field": "autoantigen", "header": "Antigen", "samples": ["S-arrestin", "no antibody"]}, {"field": "epitope", "header": "Epitope", "samples": []}, {"field": "additional.Initials", "header": "Initials", "samples": []}]', '{Initials}', '[]', '[]', 2, 2, 1, 0, 0, 1, 2, 1, 0, NULL, 1, '2026-11-22 06:33:10.827+00', '01a201f5-66bc-7114-903e-6190aa8956c9', '2026-11-22 06:33:11.162+00', NULL, NULL, 0, 0, NULL, NULL, NULL);
INSERT INTO public.imports VALUES ('01a201f5-6ebf-74ad-96e9-3a4f67aa3ad2', 'undone', 'all', 'refuse', false, 'csv', 'undone.csv', NULL, '{}', '[{"field": "disease", "header": "Disease", "samples": ["Narcolepsy"]}, {"field": "autoantibody", "header": "Antibody", "samples": ["Anti-HCRTR2"]}, {"field": "autoantigen", "header": "Antigen", "samples": ["Orexin receptor type 2"]}, {"field": "epitope", "header": "Epitope", "samples": []}, {"field": "additional.Initials", "header": "Initials", "samples": []}]', '{Initials}', '[]', '[]', 1, 1, 1, 0, 0, 0, 1, 0, 0, NULL, 1, '2026-11-22 06:33:11.651+00', '01a201f5-66bc-7114-903e-6190aa8956c9', '2026-11-22 06:33:11.755+00', '2026-11-22 06:33:12.114+00', '01a201f5-66bc-7114-903e-6190aa8956c9', 1, 0, NULL, NULL, NULL);
INSERT INTO public.imports VALUES ('01a201f5-70f5-74e0-aa39-b798f991738d', 'previewed', 'all', 'refuse', true, 'csv', 'preview.csv', NULL, '{}', '[{"field": "disease", "header": "Disease", "samples": ["Stiff person syndrome"]}, {"field": "autoantibody", "header": "Antibody", "samples": ["Anti-amphiphysin"]}, {"field": "autoantigen", "header": "Antigen", "samples": ["Amphiphysin", "nothing else"]}, {"field": "epitope", "header": "Epitope", "samples": ["SH3"]}, {"field": "additional.Initials", "header": "Initials", "samples": ["xy"]}]', '{Initials}', '[]', '[]', 2, 2, 1, 0, 0, 1, 2, 2, 0, NULL, 1, '2026-11-22 06:33:12.185+00', '01a201f5-66bc-7114-903e-6190aa8956c9', '2026-11-22 06:33:12.239+00', NULL, NULL, 0, 0, NULL, NULL, NULL);
INSERT INTO public.imports VALUES ('01a201f5-7179-71e7-bc52-b3417e7d99c9', 'refused', 'all', 'refuse', false, 'csv', 'refused.csv', NULL, '{}', '[{"field": "disease", "header": "Disease", "samples": ["Nobody"]}, {"field": "autoantibody", "header": "Antibody", "samples": []}, {"field": "autoantigen", "header": "Antigen", "samples": []}, {"field": "epitope", "header": "Epitope", "samples": []}, {"field": "additional.Initials", "header": "Initials", "samples": []}]', '{Initials}', '[]', '[]', 1, 1, 0, 0, 0, 1, 1, 2, 0, 'Nothing is stored, since a row is bad', 1, '2026-11-22 06:33:12.319+00', '01a201f5-66bc-7114-903e-6190aa8956c9', '2026-11-22 06:33:12.335+00', NULL, NULL, 0, 0, NULL, NULL, NULL);
INSERT INTO public.migrations VALUES (1, 1763650000000, 'Foundation1763650000000');
INSERT INTO public.migrations VALUES (2, 1763680000000, 'Accounts1763680000000');
INSERT INTO public.migrations VALUES (3, 1763690000000, 'Editing1763690000000');
INSERT INTO public.migrations VALUES (4, 1763700000000, 'Imports1763700000000');
INSERT INTO public.migrations VALUES (5, 1763710000000, 'Submissions1763710000000');
INSERT INTO public.migrations VALUES (6, 1763720000000, 'SearchWords1763720000000');
INSERT INTO public.migrations VALUES (7, 1763730000000, 'ArrivingEntries1763730000000');
INSERT INTO public.migrations VALUES (8, 1763740000000, 'DataSteps1763740000000');
INSERT INTO public.password_links VALUES ('01a201f5-67c5-704c-b62a-b531e2a1a7b9', '\x4573d4602d16f8ab43c0c2bd7dea6abe47f023a62aa6f9e52f38dd56ec052b75', 'invitation', '2026-11-29 06:33:10.246+00');
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
INSERT INTO public.submission_events VALUES ('01a201f5-71d6-77f6-b0f5-f9c52ed93650', 1, 'submitted', '2026-11-22 06:33:12.407+00', NULL, NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a201f5-7236-7287-a6fe-4692a38c2d31', 1, 'submitted', '2026-11-22 06:33:12.503+00', NULL, NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a201f5-7236-7287-a6fe-4692a38c2d31', 2, 'sent_back', '2026-11-22 06:33:12.527+00', '01a201f5-6745-776c-bacf-24e9623a1f51', 'Which assay?', '{}');
INSERT INTO public.submission_events VALUES ('01a201f5-726a-74c3-872f-bdd3cf572e29', 1, 'submitted', '2026-11-22 06:33:12.554+00', NULL, NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a201f5-726a-74c3-872f-bdd3cf572e29', 2, 'sent_back', '2026-11-22 06:33:12.674+00', '01a201f5-6745-776c-bacf-24e9623a1f51', 'Which epitope?', '{}');
INSERT INTO public.submission_events VALUES ('01a201f5-726a-74c3-872f-bdd3cf572e29', 3, 'resubmitted', '2026-11-22 06:33:12.699+00', NULL, 'The second', '{"epitope": ["x1", "x2"]}');
INSERT INTO public.submission_events VALUES ('01a201f5-730e-735d-b4d2-4f05ec145d10', 1, 'submitted', '2026-11-22 06:33:12.718+00', '01a201f5-670c-75bd-9149-ea7ef1e916e0', NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a201f5-730e-735d-b4d2-4f05ec145d10', 2, 'approved', '2026-11-22 06:33:12.733+00', '01a201f5-6745-776c-bacf-24e9623a1f51', 'Good', '{}');
INSERT INTO public.submission_events VALUES ('01a201f5-7335-738a-b5b8-89c11d656ce3', 1, 'submitted', '2026-11-22 06:33:12.757+00', NULL, NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a201f5-7335-738a-b5b8-89c11d656ce3', 2, 'rejected', '2026-11-22 06:33:12.764+00', '01a201f5-6745-776c-bacf-24e9623a1f51', 'Not published', '{}');
INSERT INTO public.submission_events VALUES ('01a201f5-7340-7501-866c-8d8ebe5de335', 1, 'submitted', '2026-11-22 06:33:12.768+00', NULL, NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a201f5-7340-7501-866c-8d8ebe5de335', 2, 'withdrawn', '2026-11-22 06:33:12.771+00', NULL, NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a201f5-7348-759f-a07e-100ba47fb1a6', 1, 'submitted', '2026-11-22 06:33:12.776+00', '01a201f5-670c-75bd-9149-ea7ef1e916e0', NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a201f5-734b-768e-a03b-653604464f94', 1, 'submitted', '2026-11-22 06:33:12.78+00', NULL, NULL, '{}');
INSERT INTO public.submission_events VALUES ('01a201f5-734b-768e-a03b-653604464f94', 2, 'approved', '2026-11-22 06:33:12.785+00', '01a201f5-6745-776c-bacf-24e9623a1f51', NULL, '{}');
INSERT INTO public.submission_tickets VALUES ('\xebd9143755621685b156a9cbb30d7bd0e3059ed52bd4fc1e1dcb530af95e6d65', '01a201f5-71d6-77f6-b0f5-f9c52ed93650');
INSERT INTO public.submission_tickets VALUES ('\x62b01d666fedf1c2240f7571e3160af880ba73ba375e788c405934134ba817c5', '01a201f5-7236-7287-a6fe-4692a38c2d31');
INSERT INTO public.submission_tickets VALUES ('\x0e05849ce07e6c15672d2a8f138647b4b36a2458a7a85c0a451ee3527c0b7740', '01a201f5-726a-74c3-872f-bdd3cf572e29');
INSERT INTO public.submission_tickets VALUES ('\x3f1ddec96390741b3a53f357c8e7b060591e62274ae5ee65197cd5b41820a19b', '01a201f5-7335-738a-b5b8-89c11d656ce3');
INSERT INTO public.submission_tickets VALUES ('\xaa6fa5ca6eb459cbf71242fae3a4da110c4c2fc1e272eeac7ca181bf30aa802a', '01a201f5-7340-7501-866c-8d8ebe5de335');
INSERT INTO public.submission_tickets VALUES ('\xf1927a66712a156f9fca8a292d12224107168ff8981522d6e4817ac95c3a7462', '01a201f5-734b-768e-a03b-653604464f94');
INSERT INTO public.submission_tickets VALUES ('\x293c5aaca5dc25087b6bff17208480f6fd2e078dd2f7e5ab11a25e901701a514', '01a201f5-7236-7287-a6fe-4692a38c2d31');
INSERT INTO public.submission_tickets VALUES ('\xc3103a4fbeb3d6ad9cc3b2b2fff630d1e7311c7c97e9d11b845e37f812457b26', '01a201f5-7335-738a-b5b8-89c11d656ce3');
INSERT INTO public.submissions VALUES ('01a201f5-71d6-77f6-b0f5-f9c52ed93650', 'Pending disease', 'Anti-X', 'X', 'x1', 'P00001', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"Remark": "seen in a register"}', 'pending', NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, '2026-11-22 06:33:12.407+00', '2026-11-22 06:33:12.407+00', 'pending diseaseanti-xantixxx1p00001remark seen in a register');
INSERT INTO public.submissions VALUES ('01a201f5-7236-7287-a6fe-4692a38c2d31', 'Asked about disease', 'Anti-X', 'X', 'x1', 'P00001', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 'sent_back', 'Which assay?', NULL, 'A Visitor', 'visitor@example.net', true, '01a201f5-6745-776c-bacf-24e9623a1f51', '2026-11-22 06:33:12.527+00', NULL, NULL, NULL, NULL, NULL, 2, '2026-11-22 06:33:12.503+00', '2026-11-22 06:33:12.527+00', 'asked about diseaseanti-xantixxx1p00001');
INSERT INTO public.submissions VALUES ('01a201f5-726a-74c3-872f-bdd3cf572e29', 'Answered disease', 'Anti-X', 'X', 'x2', 'P00001', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 'pending', NULL, NULL, 'A Visitor', 'visitor@example.net', true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 3, '2026-11-22 06:33:12.554+00', '2026-11-22 06:33:12.699+00', 'answered diseaseanti-xantixxx2p00001');
INSERT INTO public.submissions VALUES ('01a201f5-730e-735d-b4d2-4f05ec145d10', 'Approved disease', 'Anti-X', 'X', 'x1', 'P00001', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 'approved', 'Good', '01a201f5-670c-75bd-9149-ea7ef1e916e0', NULL, NULL, true, '01a201f5-6745-776c-bacf-24e9623a1f51', '2026-11-22 06:33:12.733+00', '01a201f5-731e-746f-bfae-05e51af3689d', NULL, NULL, NULL, NULL, 2, '2026-11-22 06:33:12.718+00', '2026-11-22 06:33:12.733+00', 'approved diseaseanti-xantixxx1p00001');
INSERT INTO public.submissions VALUES ('01a201f5-7335-738a-b5b8-89c11d656ce3', 'Rejected disease', 'Anti-X', 'X', 'x1', 'P00001', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 'rejected', 'Not published', NULL, 'A Visitor', 'visitor@example.net', true, '01a201f5-6745-776c-bacf-24e9623a1f51', '2026-11-22 06:33:12.764+00', NULL, NULL, NULL, NULL, NULL, 2, '2026-11-22 06:33:12.757+00', '2026-11-22 06:33:12.764+00', 'rejected diseaseanti-xantixxx1p00001');
INSERT INTO public.submissions VALUES ('01a201f5-7340-7501-866c-8d8ebe5de335', 'Withdrawn disease', 'Anti-X', 'X', 'x1', 'P00001', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 'withdrawn', NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, '2026-11-22 06:33:12.768+00', '2026-11-22 06:33:12.771+00', 'withdrawn diseaseanti-xantixxx1p00001');
INSERT INTO public.submissions VALUES ('01a201f5-7348-759f-a07e-100ba47fb1a6', 'Myasthenia gravis', 'Anti-AChR', 'Acetylcholine receptor subunit alpha', 'corrected', 'P02708', NULL, NULL, 'high', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Nuclear antigen', '{}', 'pending', NULL, '01a201f5-670c-75bd-9149-ea7ef1e916e0', NULL, NULL, true, NULL, NULL, NULL, '01a201f5-689e-75ad-b531-1230e857e6ce', 1, '{"values": {"type": "Nuclear antigen", "avidity": null, "disease": "Myasthenia gravis", "epitope": null, "synonym": null, "affinity": null, "mechanism": null, "reference": null, "screening": null, "uniprotId": "P02708", "monitoring": null, "autoantigen": "Acetylcholine receptor subunit alpha", "sensitivity": null, "autoantibody": "Anti-AChR", "confirmation": null, "diagnosticMarker": null, "isotypeSubclasses": null, "diseaseAssociation": null, "crossReactivityPatterns": null, "pathogenesisInvolvement": null, "databaseAccessionNumbers": null, "negativePredictiveValues": null, "positivePredictiveValues": null, "associationWithDiseaseActivity": null, "referenceRangesAndCutoffValues": null}, "additional": {}}', '2026-11-22 06:33:10.046+00', 1, '2026-11-22 06:33:12.776+00', '2026-11-22 06:33:12.776+00', 'myasthenia gravisanti-achrantiachracetylcholine receptor subunit alphacorrectedp02708highnuclear antigen');
INSERT INTO public.submissions VALUES ('01a201f5-734b-768e-a03b-653604464f94', 'Systemic sclerosis', 'Anti-Scl-70', 'DNA topoisomerase 1', 'corrected', 'P11387', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Enzyme', '{}', 'approved', NULL, NULL, NULL, NULL, false, '01a201f5-6745-776c-bacf-24e9623a1f51', '2026-11-22 06:33:12.785+00', '01a201f5-68ae-75f0-b9b6-943f679f0f14', '01a201f5-68ae-75f0-b9b6-943f679f0f14', 1, '{"values": {"type": "Enzyme", "avidity": null, "disease": "Systemic sclerosis", "epitope": null, "synonym": null, "affinity": null, "mechanism": null, "reference": null, "screening": null, "uniprotId": "P11387", "monitoring": null, "autoantigen": "DNA topoisomerase 1", "sensitivity": null, "autoantibody": "Anti-Scl-70", "confirmation": null, "diagnosticMarker": null, "isotypeSubclasses": null, "diseaseAssociation": null, "crossReactivityPatterns": null, "pathogenesisInvolvement": null, "databaseAccessionNumbers": null, "negativePredictiveValues": null, "positivePredictiveValues": null, "associationWithDiseaseActivity": null, "referenceRangesAndCutoffValues": null}, "additional": {}}', '2026-11-22 06:33:10.062+00', 2, '2026-11-22 06:33:12.78+00', '2026-11-22 06:33:12.785+00', 'systemic sclerosisanti-scl-70antiscl70dna topoisomerase 1topoisomerase1correctedp11387enzyme');
INSERT INTO public.users VALUES ('01a201f5-63ce-717d-af84-81194f16ab17', 'Administrator', NULL, 'admin@example.org', NULL, 'Admin', true, '$argon2id$v=19$m=19456,t=2,p=1$5o21jKV0KsL3uqvOAA+5Mg$cva1tMtW4L1tKs8i+EEM6uPF752IkO69cnYV/xsNplo', '2026-11-22 06:33:09.482+00', '2026-11-22 06:33:08.811+00', '2026-11-22 06:33:08.811+00', 1, NULL, 'administrator', NULL, 'admin@example.org', NULL, 'administratoradmin@example.org');
INSERT INTO public.users VALUES ('01a201f5-66bc-7114-903e-6190aa8956c9', 'The Curator', NULL, 'the-curator@example.org', NULL, 'Curator', true, '$argon2id$v=19$m=19456,t=2,p=1$0Vc3wQ54vqsZgIm+q4FJfw$N2MBR0OcGjFUHWu1SMTUEnUcp9MoRvArlBMVbftXuQU', '2026-11-22 06:33:09.622+00', '2026-11-22 06:33:09.563+00', '2026-11-22 06:33:09.563+00', 1, NULL, 'the curator', NULL, 'the-curator@example.org', NULL, 'the curatorthe-curator@example.org');
INSERT INTO public.users VALUES ('01a201f5-670c-75bd-9149-ea7ef1e916e0', 'The Doctor', NULL, 'the-doctor@example.org', NULL, 'Doctor', true, '$argon2id$v=19$m=19456,t=2,p=1$R4otIvPzElfw6k8LdsFD5g$H5gfEoOtQLtoujB6R+8JfI/cIvIdaWulFOIRUxmuLMQ', '2026-11-22 06:33:09.668+00', '2026-11-22 06:33:09.645+00', '2026-11-22 06:33:09.645+00', 1, NULL, 'the doctor', NULL, 'the-doctor@example.org', NULL, 'the doctorthe-doctor@example.org');
INSERT INTO public.users VALUES ('01a201f5-6745-776c-bacf-24e9623a1f51', 'The Reviewer', NULL, 'the-reviewer@example.org', NULL, 'Reviewer', true, '$argon2id$v=19$m=19456,t=2,p=1$wuwYw0AlpOCepw6QHFPFGA$s5Agigz8r9Lwv5XJcaJYoV7Lng89z9yeHFfDU9Z/9Fc', '2026-11-22 06:33:09.728+00', '2026-11-22 06:33:09.701+00', '2026-11-22 06:33:09.701+00', 1, NULL, 'the reviewer', NULL, 'the-reviewer@example.org', NULL, 'the reviewerthe-reviewer@example.org');
INSERT INTO public.users VALUES ('01a201f5-6777-775e-b1ee-cbfda737d1c6', 'Inactive Doctor', NULL, 'inactive-doctor@example.org', NULL, 'Doctor', false, '$argon2id$v=19$m=19456,t=2,p=1$hf5aOHt6W32APBFfAJ5blg$fqMjzxd7zA82JIFCfGvKFIQM4H8gzyaoB7REaV9kDE4', NULL, '2026-11-22 06:33:09.751+00', '2026-11-22 06:33:09.76+00', 2, NULL, 'inactive doctor', NULL, 'inactive-doctor@example.org', NULL, 'inactive doctorinactive-doctor@example.org');
INSERT INTO public.users VALUES ('01a201f5-67a9-7376-a185-1c6757a6b7df', 'Closed Curator', NULL, 'closed-curator@example.org', NULL, 'Curator', false, '$argon2id$v=19$m=19456,t=2,p=1$ct/oyq2Rymj6QacWs4SBBg$sOtVhR22o/6U2E/oAoYR1OlGJu01+tlJ1EUXxSQtD+w', NULL, '2026-11-22 06:33:09.801+00', '2026-11-22 06:33:09.819+00', 2, '2026-11-22 06:33:09.819+00', 'closed curator', NULL, 'closed-curator@example.org', NULL, 'closed curatorclosed-curator@example.org');
INSERT INTO public.users VALUES ('01a201f5-67c5-704c-b62a-b531e2a1a7b9', 'Invited Curator', NULL, 'invited@example.org', NULL, 'Curator', true, NULL, NULL, '2026-11-22 06:33:09.829+00', '2026-11-22 06:33:09.829+00', 1, NULL, 'invited curator', NULL, 'invited@example.org', NULL, 'invited curatorinvited@example.org');
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
SELECT pg_catalog.setval('public.migrations_id_seq', 8, true);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT "PK_8c82d7f526340ab734260ea46be" PRIMARY KEY (id);
ALTER TABLE ONLY public.data_steps
    ADD CONSTRAINT data_steps_pkey PRIMARY KEY (number);
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
