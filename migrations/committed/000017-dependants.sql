--! Previous: sha1:a7f8c11a1525a7af5f268ceab723f59b478bcd55
--! Hash: sha1:fe8223508828852677bcb67f361a2852c342a769

-- The entity whose absence a control states, as a column: what waits for the same one is found
-- without reading every open control.

alter table controle.controle
  add column inconnu_id uuid generated always as (
    case when motif = 'reference_inconnue'
      and details ->> 'id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      then (details ->> 'id')::uuid end) stored;
comment on column controle.controle.inconnu_id is
  'The entity that the command named and nobody knew, of a `reference_inconnue`.';
create index controle_par_inconnu on controle.controle (organisation_id, inconnu_id)
  where statut = 'ouvert' and inconnu_id is not null;
