-- Writes the weighings of a corrected collection as its next version; unchanged weighings make no
-- version.
-- Spec: collectes#calcul.
-- Chosen: the latest version counts, earlier ones stay.
create or replace function collecte.repeser(p_id uuid, p_pesees jsonb) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  with derniere as (
    select max(p.version) as version from collecte.toute_pesee p where p.collecte_id = p_id
  )
  insert into collecte.pesee (organisation_id, collecte_id, version, rang, brut_g, tare_g)
  select core.organisation_id(), p_id, d.version + 1, n.rang, (n.pesee ->> 'brut_g')::bigint,
         (n.pesee ->> 'tare_g')::bigint
  from derniere d cross join jsonb_array_elements(p_pesees) with ordinality as n (pesee, rang)
  where p_pesees <> (
    select jsonb_agg(jsonb_build_object('brut_g', p.brut_g, 'tare_g', p.tare_g) order by p.rang)
    from collecte.toute_pesee p where p.collecte_id = p_id and p.version = d.version)
$$;
