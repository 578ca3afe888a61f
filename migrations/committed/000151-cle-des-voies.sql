--! Previous: sha1:e4efd4a42927dc22c02d6c741ee39cf82acacefe
--! Hash: sha1:f790efa711261471497d8befe1e8c1e5288c702d

-- A row of core.voie has a key of its own: rang or cle is null, so that no natural key holds both.
alter table core.voie add column id bigint generated always as identity primary key;
comment on column core.voie.id is 'The key of the row.';
comment on column core.voie.fonction is 'The function that is called there.';
