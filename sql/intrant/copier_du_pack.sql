-- Copies the inputs of a pack version into the current organization, with the referentials that
-- authorize each.
-- Spec: packs-et-campagnes#packs.
-- Chosen: docs/decisions/0013-operations.md.
create or replace function intrant.copier_du_pack(p_pack_version_id uuid) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  with souhait as (
    select core.organisation_id() as organisation_id, i.value as intrant, v.id as pack_version_id
    from pack.pack_version v cross join jsonb_array_elements(v.contenu -> 'intrants_autorises') as i
    where v.id = p_pack_version_id
  ),
  copie as (
    insert into intrant.intrant as e (organisation_id, code, nom, unite_code, pack_version_id)
    select s.organisation_id, s.intrant ->> 'code', s.intrant ->> 'libelle_fr',
           s.intrant ->> 'unite_code', s.pack_version_id
    from souhait s
    on conflict (organisation_id, code) do update
      set nom = excluded.nom, unite_code = excluded.unite_code,
          pack_version_id = excluded.pack_version_id
    returning e.id, e.code
  )
  insert into intrant.autorisation (organisation_id, intrant_id, referentiel_code, pack_version_id)
  select s.organisation_id, c.id, r.value, s.pack_version_id
  from souhait s
    join copie c on c.code = s.intrant ->> 'code'
    cross join jsonb_array_elements_text(s.intrant -> 'referentiels') as r
  on conflict do nothing
$$;
