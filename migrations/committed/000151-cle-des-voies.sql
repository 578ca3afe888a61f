--! Previous: sha1:6401ac46cee24a391674f227a868960e2ccbd5c0
--! Hash: sha1:2ccc88da52fd721d251d942c995666183889f747

-- A row of core.voie has a key of its own: rang or cle is null, so that no natural key holds both.
alter table core.voie add column id bigint generated always as identity primary key;
comment on column core.voie.id is 'The key of the row.';
comment on column core.voie.fonction is 'The function that is called there.';
