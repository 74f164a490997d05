-- Where a piece came from: what its source calls it, where it stood there, and what was last read.
-- A piece in the trash keeps its rows.
create table product_sources (
  id integer primary key autoincrement,
  product_id integer not null references products (id) on delete cascade,
  source_kind text not null check (source_kind in ('woocommerce', 'website', 'spreadsheet')),
  source_key text not null check (length(source_key) between 1 and 255),
  external_id text,
  address text,
  path text,
  place text not null,
  last_read json not null check (json_valid(last_read)),
  pictures json not null default '[]' check (json_valid(pictures)),
  last_run_id integer references sync_logs (id) on delete set null,
  last_seen_at text not null,
  missing_since text,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
create index product_sources_product on product_sources (product_id);
create index product_sources_external on product_sources (source_key, external_id);
create index product_sources_path on product_sources (source_key, path);
create index product_sources_place on product_sources (source_key, place);

-- A run of an import, beside its sync log.
create table import_runs (
  sync_log_id integer primary key references sync_logs (id) on delete cascade,
  source_kind text not null check (source_kind in ('woocommerce', 'website', 'spreadsheet')),
  source_key text not null check (length(source_key) between 1 and 255),
  label text not null,
  dry_run boolean not null default false check (dry_run in (0, 1)),
  all_or_nothing boolean not null default false check (all_or_nothing in (0, 1)),
  is_whole boolean not null default false check (is_whole in (0, 1)),
  state text not null default 'reading'
    check (state in ('reading', 'applying', 'completed', 'failed', 'cancelled', 'undoing', 'undone')),
  read_to_end boolean not null default false check (read_to_end in (0, 1)),
  options json check (options is null or json_valid(options)),
  way text,
  total integer check (total >= 0),
  items_read integer not null default 0 check (items_read >= 0),
  items_applied integer not null default 0 check (items_applied >= 0),
  done_before integer not null default 0 check (done_before >= 0),
  gone integer not null default 0 check (gone >= 0),
  current_item text,
  runner text,
  heartbeat_at text,
  phase_started_at text not null,
  cancel_requested boolean not null default false check (cancel_requested in (0, 1)),
  error_code text
);
create unique index import_runs_one_a_source on import_runs (source_key)
  where state in ('reading', 'applying', 'undoing') and not dry_run;
create index import_runs_state on import_runs (state);

-- What a run read, one after the other, and what became of it.
create table import_items (
  id integer primary key autoincrement,
  sync_log_id integer not null references import_runs (sync_log_id) on delete cascade,
  position integer not null,
  fingerprint text not null,
  place text not null,
  name text not null,
  external_id text,
  sku text,
  path text,
  verdict text not null check (verdict in ('add', 'change', 'skip', 'refuse', 'doubtful')),
  state text not null default 'planned'
    check (state in ('planned', 'applied', 'waiting', 'accepted', 'dismissed', 'undone')),
  reasons json not null default '[]' check (json_valid(reasons)),
  failures json not null default '[]' check (json_valid(failures)),
  changes json not null default '[]' check (json_valid(changes)),
  product_id integer references products (id) on delete set null,
  piece json check (piece is null or json_valid(piece)),
  raw json check (raw is null or json_valid(raw)),
  taken json check (taken is null or json_valid(taken)),
  snapshot json check (snapshot is null or json_valid(snapshot)),
  unique (sync_log_id, position),
  unique (sync_log_id, fingerprint)
);
create index import_items_product on import_items (product_id, sync_log_id);
create index import_items_sku on import_items (sync_log_id, sku);
create index import_items_external on import_items (sync_log_id, external_id);
create index import_items_path on import_items (sync_log_id, path);
create index import_items_verdict on import_items (sync_log_id, verdict, position);
create index import_items_state on import_items (sync_log_id, state, position);
create index import_items_fingerprint on import_items (fingerprint);
