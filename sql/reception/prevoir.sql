-- Checks the contributions of a reception: members bring collections, or references with commands
-- on their way, each named once; a purchase has no contributions.
-- Spec: receptions#attendus.
-- Refuses: parametre_invalide, collecte_inconnue.
create or replace function reception.prevoir(p_origine text, p_apports jsonb) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_inconnue uuid;
begin
  if p_origine <> 'membres' and p_apports <> '[]'
    or exists (select from jsonb_array_elements(p_apports) as a
               group by lower(a.value ->> 'collecte_id'), a.value ->> 'reference_provisoire'
               having count(*) > 1)
  then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "apports"}';
  end if;
  with demande as materialized (
    select (a.value ->> 'collecte_id')::uuid as collecte_id, a.ordinality as rang
    from jsonb_array_elements(p_apports) with ordinality as a
  )
  select d.collecte_id into v_inconnue
  from demande d
  where d.collecte_id is not null
    and not exists (select from collecte.collecte c where c.id = d.collecte_id)
  order by d.rang limit 1;
  if v_inconnue is not null then
    raise sqlstate 'TR404' using message = 'collecte_inconnue',
      detail = jsonb_build_object('collecte_id', v_inconnue)::text;
  end if;
end
$$;
