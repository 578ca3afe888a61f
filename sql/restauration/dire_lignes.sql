-- Returns the changed rows of the current organization for the log, and marks them as logged; 100
-- records at most, since one record may have many rows.
-- Spec: restauration#journal.
create or replace function restauration.dire_lignes() returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dites jsonb;
begin
  with prise as (
    select a.rang, a.relation, a.cle from restauration.a_dire a order by a.rang limit 100
  ),
  dite as (
    delete from restauration.a_dire a using prise p where a.rang = p.rang
  ),
  unique_ as (
    select p.relation, p.cle, max(p.rang) as rang from prise p group by p.relation, p.cle
  )
  select jsonb_agg(jsonb_build_object(
           'organisation_id', core.organisation_id(), 'relation', u.relation, 'cle', u.cle,
           'lignes', restauration.lire(u.relation, u.cle)) order by u.rang)
  into v_dites from unique_ u;
  return coalesce(v_dites, '[]');
end
$$;
