-- Lists the receptions and expeditions that depend on a certificate, dated between the former and
-- the corrected last day of the certificate or of its lines. They were judged by the former day,
-- and stay valid.
-- Spec: conformite-et-certificats#correction, corrections#maintenus.
create or replace function certificat.maintenus(p_id uuid, p_avant jsonb, p_apres jsonb)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_du date;
  v_au date;
begin
  with jour as (
    select j.rang, j.au
    from (select p_avant as corrigible union all select p_apres) as e
      cross join lateral (
        select 0 as rang, (e.corrigible ->> 'valide_au')::date as au
        union all
        select l.ordinality, (l.value ->> 'au')::date
        from jsonb_array_elements(e.corrigible -> 'portee') with ordinality as l) as j
  )
  select min(c.du), max(c.au) into v_du, v_au
  from (select min(coalesce(j.au, 'infinity')) as du, max(coalesce(j.au, 'infinity')) as au
        from jour j group by j.rang) as c
  where c.du <> c.au;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'entite', o.entite, 'id', o.id, 'reference', o.reference) order by o.le, o.id), '[]')
    from (
      select p.* from organisation.organisation g
        cross join lateral certificat.operations_de_la_periode(
          p_id, (v_du + 1)::timestamp at time zone g.fuseau_horaire,
          case when isfinite(v_au) then (v_au + 1)::timestamp at time zone g.fuseau_horaire
            else 'infinity' end) as p
      where v_du is not null and g.id = core.organisation_id()
        and p.entite in ('reception', 'expedition')
      order by p.le, p.id limit 200) as o);
end
$$;
